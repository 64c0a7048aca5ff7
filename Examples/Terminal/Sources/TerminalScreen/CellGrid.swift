/// The cells of a terminal, as they are to be shown.
public struct CellGrid: Equatable, Sendable {
  /// How a cell looks.
  struct Style: OptionSet {
    let rawValue: UInt8

    static let bold = Style(rawValue: 1)
    static let dim = Style(rawValue: 2)
    static let underline = Style(rawValue: 4)
    static let inverse = Style(rawValue: 8)

    /// The escape sequence that selects it.
    var escape: String {
      let codes: [(Style, String)] = [
        (.bold, ";1"), (.dim, ";2"), (.underline, ";4"), (.inverse, ";7"),
      ]
      return "\u{1B}[0" + codes.filter { contains($0.0) }.map(\.1).joined() + "m"
    }
  }

  /// A rectangle of cells.
  struct Area {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  private struct Cell: Equatable {
    /// A character; of a wide one, the second cell has none.
    var text: Character? = " "
    var style: Style = []
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

  /// Writes a line of text; what is outside `clip` is left out.
  mutating func write(_ text: String, column: Int, row: Int, style: Style, clip: Area) {
    guard clip.rows.contains(row), (0..<rows).contains(row) else { return }
    var column = column
    for character in text {
      let width = CellMeasurer.columns(of: character)
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

  private mutating func put(_ character: Character, at index: Int, _ width: Int, _ style: Style) {
    // Half of a wide character can't stay.
    if cells[index].text == nil { cells[index - 1].text = " " }
    let end = index + width
    if end < cells.count, cells[end].text == nil { cells[end].text = " " }
    cells[index] = Cell(text: character, style: style)
    if width == 2 { cells[index + 1] = Cell(text: nil, style: style) }
  }

  /// Fills a rectangle with a character that is one cell wide.
  mutating func fill(_ area: Area, with character: Character = " ", style: Style = []) {
    let line = String(repeating: character, count: area.columns.count)
    for row in area.rows {
      write(line, column: area.columns.lowerBound, row: row, style: style, clip: area)
    }
  }

  /// Adds a style to the cells of a rectangle.
  mutating func add(_ style: Style, to area: Area) {
    for row in area.rows.clamped(to: 0..<rows) {
      for column in area.columns.clamped(to: 0..<columns) {
        cells[row * columns + column].style.formUnion(style)
      }
    }
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
  public func escapes(from old: CellGrid?) -> String {
    var output = ""
    let known = old.flatMap { $0.columns == columns && $0.rows == rows ? $0 : nil }
    if known == nil { output += "\u{1B}[0m\u{1B}[2J" }
    let old = known ?? CellGrid(columns: columns, rows: rows)
    var (next, style) = (-1, Style?.none)
    for (index, cell) in cells.enumerated() where cell != old.cells[index] {
      // Of a wide character the first half is sent.
      guard let text = cell.text else { continue }
      if index != next || index % columns == 0 {
        output += "\u{1B}[\(index / columns + 1);\(index % columns + 1)H"
      }
      if cell.style != style { output += cell.style.escape }
      output.append(text)
      style = cell.style
      next = index + CellMeasurer.columns(of: text)
    }
    return output
  }
}
