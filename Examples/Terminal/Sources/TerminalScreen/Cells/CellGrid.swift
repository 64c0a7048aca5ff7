/// The cells of a terminal, as they are to be shown.
public struct CellGrid: Equatable, Sendable {
  fileprivate struct Cell: Equatable {
    /// A character; of a wide one, the second cell has none.
    var text: Character? = " "
    var style = CellStyle()
  }

  /// The place of a cell, from 0.
  struct Place: Equatable {
    let column: Int
    let row: Int

    /// The sequence that moves the terminal's own cursor there.
    fileprivate var escape: String { "\u{1B}[\(row + 1);\(column + 1)H" }
  }

  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  /// The rows, each with its cells in memory of its own: those of two grids that share it are equal
  /// without a look at the cells.
  private var lines: [[Cell]]
  /// Where a caret has been written, which something else may cover by now.
  private var written: Place?

  /// Creates a grid of empty cells.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    lines = Array(repeating: Array(repeating: Cell(), count: self.columns), count: self.rows)
  }

  /// All of it.
  var area: CellArea { CellArea(columns: 0..<columns, rows: 0..<rows) }

  /// Empties a row of the grid.
  mutating func clear(_ row: Int, _ style: CellStyle) {
    lines[row] = Array(repeating: Cell(style: style), count: columns)
    if written?.row == row { written = nil }
  }

  /// Writes a line of text into a row of the grid; what is outside `clip` is left out, and colours that
  /// the style does not have stay as they are.
  mutating func write(
    _ text: String,
    column: Int,
    row: Int,
    style: CellStyle,
    clip: Range<Int>
  ) {
    var column = column
    for character in text {
      let width = CellWidth.columns(of: character)
      if width == 0 { continue }
      defer { column += width }
      guard column >= max(0, clip.lowerBound), column + width <= min(columns, clip.upperBound)
      else { continue }
      // No control character of a text may reach the terminal.
      let isControl = character.unicodeScalars.contains {
        $0.value < 0x20 || (0x7F..<0xA0).contains($0.value)
      }
      lines[row].put(isControl ? " " : character, at: column, width, style)
      if style.marks.contains(.caret) { written = Place(column: column, row: row) }
    }
  }

  /// Fills cells of a row with a character that is one cell wide.
  mutating func fill(
    _ columns: Range<Int>,
    of row: Int,
    with character: Character = " ",
    style: CellStyle = CellStyle()
  ) {
    for column in columns.clamped(to: 0..<self.columns) {
      lines[row].put(character, at: column, 1, style)
    }
  }

  /// Changes the style of cells of a row.
  mutating func restyle(
    _ columns: Range<Int>,
    of row: Int,
    _ change: (inout CellStyle) -> Void
  ) {
    for column in columns.clamped(to: 0..<self.columns) { change(&lines[row][column].style) }
  }

  /// Where the caret is seen.
  var caret: Place? {
    written.flatMap { lines[$0.row][$0.column].style.marks.contains(.caret) ? $0 : nil }
  }

  /// What is in a cell; `nil` outside of the grid, and in the second one of a wide character.
  func character(column: Int, row: Int) -> Character? {
    (0..<rows).contains(row) && (0..<columns).contains(column) ? lines[row][column].text : nil
  }

  /// The characters, a line for each row, without what is empty at the ends of lines and after them.
  public var text: String {
    var lines = lines.map { cells in
      var line = cells.compactMap(\.text)
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// What to send to a terminal that shows `old`, or something unknown, so that it shows this.
  ///
  /// The terminal's own cursor, which nobody sees, waits at the caret: an input method shows there what is
  /// being composed.
  ///
  /// - Complexity: O(cells) of the rows that have been painted since; only cells that differ are sent.
  public func escapes(from old: CellGrid?, depth: ColorDepth = .none) -> String {
    var output = ""
    let known = old.flatMap { $0.columns == columns && $0.rows == rows ? $0 : nil }
    if known == nil { output += "\u{1B}[0m\u{1B}[2J" }
    let old = known ?? CellGrid(columns: columns, rows: rows)
    var style = CellStyle?.none
    for (row, (line, oldLine)) in zip(lines, old.lines).enumerated() where line != oldLine {
      var next = -1
      for column in line.indices where line[column] != oldLine[column] {
        let cell = line[column]
        // Of a wide character the first half is sent.
        guard let text = cell.text else { continue }
        if column != next { output += Place(column: column, row: row).escape }
        if cell.style != style { output += cell.style.escape(depth) }
        output.append(text)
        style = cell.style
        let isWide = column + 1 < columns && line[column + 1].text == nil
        // Terminals differ in how far they go on after one of several parts, such as a family.
        next = text.unicodeScalars.count > 1 ? -1 : column + (isWide ? 2 : 1)
      }
    }
    if let caret, !output.isEmpty || caret != old.caret { output += caret.escape }
    return output
  }
}

extension [CellGrid.Cell] {
  /// Puts a character into a row, with the colours that it has there if the style has none.
  fileprivate mutating func put(
    _ character: Character,
    at index: Int,
    _ width: Int,
    _ style: CellStyle
  ) {
    // Half of a wide character can't stay.
    if self[index].text == nil { self[index - 1].text = " " }
    let end = index + width
    if end < count, self[end].text == nil { self[end].text = " " }
    var style = style
    style.paper = style.paper ?? self[index].style.paper
    style.ink = style.ink?.over(style.paper) ?? self[index].style.ink
    self[index] = CellGrid.Cell(text: character, style: style)
    if width == 2 { self[index + 1] = CellGrid.Cell(text: nil, style: style) }
  }
}
