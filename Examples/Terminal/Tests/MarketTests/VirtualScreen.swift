import Foundation

/// What a terminal would show of the bytes that a program sends: as much of an xterm as the program uses.
struct VirtualScreen {
  let columns: Int
  let rows: Int
  /// Whether it shows the other screen, which a program has for itself.
  var isAlternate = false
  /// The usual screen, while the other one is shown.
  private var usual: [String]?
  private(set) var hidesCursor = false
  private(set) var takesMouse = false
  private(set) var bracketsPaste = false
  private(set) var wraps = true
  /// Whether any escape sequence has come, and one that selects a colour.
  private(set) var hasEscapes = false
  private(set) var hasColors = false
  /// Whether what comes is inverted, and what has been.
  private var isInverse = false
  private var inverted: Set<Int> = []
  private(set) var cursor = (column: 0, row: 0)
  private var cells: [String]
  private var rest: [UInt8] = []

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: " ", count: columns * rows)
  }

  /// The lines, without what is empty at their ends.
  var text: String {
    (0..<rows).map { row in
      var line = cells[row * columns..<(row + 1) * columns].joined()
      while line.last == " " { line.removeLast() }
      return line
    }
    .joined(separator: "\n")
  }

  /// What stands in the cells that are inverted, in their order.
  var invertedText: String { inverted.sorted().map { cells[$0] }.joined() }

  /// What stands in the cell in which the cursor is.
  var textAtCursor: String { cells[cursor.row * columns + cursor.column] }

  /// Fills it with what nobody has sent.
  mutating func spoil() {
    cells = Array(repeating: "?", count: columns * rows)
  }

  /// Takes bytes, of which the last may be the beginning of something longer.
  mutating func take(_ bytes: some Sequence<UInt8>) {
    rest += bytes
    while let first = rest.first {
      if first == 0x1B {
        guard let length = escape() else { return }
        rest.removeFirst(length)
      } else if first < 0x20 {
        if first == 0x0D { cursor.column = 0 }
        if first == 0x0A { cursor.row = min(rows - 1, cursor.row + 1) }
        rest.removeFirst()
      } else {
        let end = rest.firstIndex { $0 < 0x20 } ?? rest.count
        guard let text = String(validating: rest[..<end], as: UTF8.self) else { return }
        rest.removeFirst(end)
        for character in text { put(character) }
      }
    }
  }

  private mutating func put(_ character: Character) {
    let width = character.unicodeScalars.first.map { Self.isWide($0) } == true ? 2 : 1
    let index = cursor.row * columns + cursor.column
    if cells.indices.contains(index) { cells[index] = String(character) }
    if isInverse { inverted.insert(index) } else { inverted.remove(index) }
    if width == 2, cells.indices.contains(index + 1) { cells[index + 1] = "" }
    cursor.column += width
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Does what an escape sequence means.
  ///
  /// - Returns: Its length; `nil` if it is not all there.
  private mutating func escape() -> Int? {
    guard rest.count > 2, rest[1] == 0x5B,
      let end = rest.indices.dropFirst(2).first(where: { (0x40...0x7E).contains(rest[$0]) })
    else { return rest.count > 1 && rest[1] != 0x5B ? 2 : nil }
    hasEscapes = true
    let parameters = String(decoding: rest[2..<end], as: UTF8.self)
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    switch rest[end] {
    case UInt8(ascii: "m"):
      hasColors = hasColors || !numbers.allSatisfy { $0 < 30 }
      isInverse = numbers.contains(7)
    case UInt8(ascii: "H"):
      let (row, column) = (numbers.first ?? 1, numbers.count > 1 ? numbers[1] : 1)
      cursor = (column - 1, row - 1)
    case UInt8(ascii: "J"): cells = Array(repeating: " ", count: columns * rows)
    case UInt8(ascii: "h"): set(parameters, to: true)
    case UInt8(ascii: "l"): set(parameters, to: false)
    default: break
    }
    return end + 1
  }

  private mutating func set(_ mode: String, to isOn: Bool) {
    switch mode {
    case "?1049" where isOn != isAlternate:
      isAlternate = isOn
      let shown = cells
      cells = usual ?? Array(repeating: " ", count: columns * rows)
      usual = isOn ? shown : nil
      cursor = (0, 0)
    case "?25": hidesCursor = !isOn
    case "?1000": takesMouse = isOn
    case "?2004": bracketsPaste = isOn
    case "?7": wraps = isOn
    default: break
    }
  }
}
