@testable import TerminalScreen

/// The cells of a terminal that takes what is sent to it: where half of a wide character is written over,
/// the other half is gone too.
struct EscapedCells {
  private var cells: [[Character?]] = []
  private var shown: CellGrid?
  private var place = (column: 0, row: 0)

  /// The characters, as ``CellGrid/text`` has them.
  var text: String {
    var lines = cells.map { cells in
      var line = cells.compactMap(\.self)
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Takes what is sent to show other cells than the last ones.
  mutating func take(_ grid: CellGrid) {
    let (text, columns, rows) = (grid.escapes(from: shown), grid.columns, grid.rows)
    shown = grid
    if cells.count != rows || cells.first?.count ?? 0 != columns {
      // What a terminal keeps of another size is not known.
      cells = Array(repeating: Array(repeating: "?", count: columns), count: rows)
    }
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        put(character)
        continue
      }
      let end = rest.dropFirst().firstIndex { $0.isLetter } ?? rest.startIndex
      obey(rest[rest.startIndex...end].dropFirst())
      rest = rest[rest.index(after: end)...]
    }
  }

  private mutating func obey(_ sequence: Substring) {
    let numbers = sequence.dropLast().split(separator: ";").compactMap { Int($0) }
    switch sequence.last {
    case "H": place = (numbers[1] - 1, numbers[0] - 1)
    case "J": cells = cells.map { $0.map { _ in " " } }
    default: break
    }
  }

  private mutating func put(_ character: Character) {
    let width = CellWidth.columns(of: character)
    for column in place.column..<place.column + width {
      if cells[place.row][column] == nil { cells[place.row][column - 1] = " " }
      let next = column + 1
      if next < cells[place.row].count, cells[place.row][next] == nil {
        cells[place.row][next] = " "
      }
      cells[place.row][column] = column == place.column ? character : nil
    }
    place.column += width
  }
}
