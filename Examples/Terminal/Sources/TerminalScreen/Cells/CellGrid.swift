/// The cells of a terminal, as they are to be shown.
public struct CellGrid: Equatable, Sendable {
  private struct Cell: Equatable {
    /// A character; of a wide one, the second cell has none.
    var text: Character? = " "
    var style = CellStyle()
  }

  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  private var cells: [Cell]

  /// Creates a grid of empty cells.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// All of it.
  var area: CellArea { CellArea(columns: 0..<columns, rows: 0..<rows) }

  /// Writes a line of text; what is outside `clip` is left out, and colours that the style does not have
  /// stay as they are.
  mutating func write(
    _ text: String,
    column: Int,
    row: Int,
    style: CellStyle,
    clip: CellArea
  ) {
    guard clip.rows.contains(row), (0..<rows).contains(row) else { return }
    var column = column
    for character in text {
      let width = CellWidth.columns(of: character)
      if width == 0 { continue }
      defer { column += width }
      guard column >= max(0, clip.columns.lowerBound),
        column + width <= min(columns, clip.columns.upperBound)
      else { continue }
      // No control character of a text may reach the terminal.
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      put(isControl ? " " : character, at: row * columns + column, width, style)
    }
  }

  private mutating func put(
    _ character: Character,
    at index: Int,
    _ width: Int,
    _ style: CellStyle
  ) {
    // Half of a wide character can't stay.
    if cells[index].text == nil { cells[index - 1].text = " " }
    let end = index + width
    if end < cells.count, end % columns != 0, cells[end].text == nil { cells[end].text = " " }
    var style = style
    style.paper = style.paper ?? cells[index].style.paper
    style.ink = style.ink ?? cells[index].style.ink
    cells[index] = Cell(text: character, style: style)
    if width == 2 { cells[index + 1] = Cell(text: nil, style: style) }
  }

  /// Fills a rectangle with a character that is one cell wide.
  mutating func fill(
    _ area: CellArea,
    with character: Character = " ",
    style: CellStyle = CellStyle()
  ) {
    let line = String(repeating: character, count: area.columns.count)
    for row in area.rows.clamped(to: 0..<rows) {
      write(line, column: area.columns.lowerBound, row: row, style: style, clip: area)
    }
  }

  /// Changes the style of the cells of a rectangle.
  mutating func restyle(_ area: CellArea, _ change: (inout CellStyle) -> Void) {
    for row in area.rows.clamped(to: 0..<rows) {
      for column in area.columns.clamped(to: 0..<columns) {
        change(&cells[row * columns + column].style)
      }
    }
  }

  /// How a cell looks; the terminal's usual look outside of the grid.
  func style(column: Int, row: Int) -> CellStyle {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return CellStyle() }
    return cells[row * columns + column].style
  }

  /// The characters, a line for each row, without what is empty at the ends of lines and after them.
  public var text: String {
    var lines = (0..<rows).map { row in
      var line = cells[row * columns..<(row + 1) * columns].compactMap(\.text)
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// What to send to a terminal that shows `old`, or something unknown, so that it shows this.
  ///
  /// - Complexity: O(cells); only cells that differ are sent.
  public func escapes(from old: CellGrid?, depth: ColorDepth = .none) -> String {
    var output = ""
    let known = old.flatMap { $0.columns == columns && $0.rows == rows ? $0 : nil }
    if known == nil { output += "\u{1B}[0m\u{1B}[2J" }
    let old = known ?? CellGrid(columns: columns, rows: rows)
    var (next, style) = (-1, CellStyle?.none)
    for (index, cell) in cells.enumerated() where cell != old.cells[index] {
      // Of a wide character the first half is sent.
      guard let text = cell.text else { continue }
      if index != next || index % columns == 0 {
        output += "\u{1B}[\(index / columns + 1);\(index % columns + 1)H"
      }
      if cell.style != style { output += cell.style.escape(depth) }
      output.append(text)
      style = cell.style
      next = index + CellWidth.columns(of: text)
    }
    return output
  }
}
