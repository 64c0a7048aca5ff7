/// Reads keys in the bytes that a terminal sends.
public struct KeyReader: Sendable {
  private var bytes: [UInt8] = []
  /// Where the next key begins; what is before it has been read.
  private var begin = 0
  /// How far the end of a text from the clipboard has been looked for.
  private var searched = 0
  /// How often a byte of such a text has been looked at, for tests that count what a long one costs.
  private(set) var bytesLookedAt = 0

  /// Creates a reader that has been given nothing.
  public init() {}

  /// Whether the beginning of something waits for its end.
  public var isWaiting: Bool { !bytes.isEmpty }

  /// The keys that are whole with these bytes; the beginning of another one waits for its end.
  ///
  /// Control-C that comes alone means the end whatever is waited for, such as that of a text that never ends.
  public mutating func read(_ new: some Sequence<UInt8>) -> [Key] {
    let waiting = bytes.count
    bytes += new
    if waiting > 0, bytes[waiting...] == [0x03] {
      self = KeyReader()
      return [.interrupt]
    }
    var keys: [Key] = []
    while begin < bytes.count, let (length, key) = next() {
      begin += length
      searched = 0
      if let key { append(key, to: &keys) }
    }
    bytes.removeFirst(begin)
    searched = max(0, searched - begin)
    begin = 0
    return keys
  }

  /// The key that waits, since nothing has followed it: an escape is the key itself then.
  ///
  /// The beginning of something longer, which may be on its way, goes on waiting.
  public mutating func finish() -> [Key] {
    guard bytes.allSatisfy({ $0 == 0x1B }) else { return [] }
    defer { bytes = [] }
    return bytes.map { _ in .escape }
  }

  /// A mark belongs to the character that is typed before it.
  private func append(_ key: Key, to keys: inout [Key]) {
    if case .character(let mark) = key, case .character(let base)? = keys.last,
      (String(base) + String(mark)).count == 1
    {
      keys[keys.count - 1] = .character(Character(String(base) + String(mark)))
    } else {
      keys.append(key)
    }
  }

  /// How many bytes the next key has, and which it is; `nil` if more have to come.
  private mutating func next() -> (Int, Key?)? {
    switch bytes[begin] {
    case 0x03: (1, .interrupt)
    case 0x09: (1, .tab)
    case 0x0A, 0x0D: (1, .enter)
    case 0x08, 0x7F: (1, .backspace)
    case 0x0C: (1, .redraw)
    case 0x1A: (1, .suspend)
    case 0x1B: sequence()
    case 0..<0x20: (1, nil)
    case 0x80..<0xC0, 0xF8...0xFF: (1, nil)
    default: character()
    }
  }

  private func character() -> (Int, Key?)? {
    let first = bytes[begin]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    // What comes instead of the rest is something else.
    let rest = bytes[(begin + 1)...].prefix(length - 1)
    if let end = rest.firstIndex(where: { $0 & 0xC0 != 0x80 }) { return (end - begin, nil) }
    guard rest.count == length - 1 else { return nil }
    let text = String(decoding: bytes[begin..<begin + length], as: UTF8.self)
    return (length, text.count == 1 ? text.first.map { .character($0) } : nil)
  }

  /// What begins with an escape.
  private mutating func sequence() -> (Int, Key?)? {
    guard bytes.count - begin > 1 else { return nil }
    switch bytes[begin + 1] {
    case UInt8(ascii: "O"):
      guard bytes.count - begin > 2 else { return nil }
      return bytes[begin + 2] < 0x20 ? (2, nil) : (3, Self.finals[bytes[begin + 2]])
    case UInt8(ascii: "["): return control()
    // What ends or stops the program does so whatever comes before it.
    case 0x03, 0x1A: return (1, .escape)
    default: return withAlt()
    }
  }

  /// A key that is held together with Alt, which comes as an escape before it.
  ///
  /// Nothing is bound to a letter with it, which therefore means nothing; an arrow means what it does without it.
  private mutating func withAlt() -> (Int, Key?)? {
    if bytes[begin + 1] == 0x1B {
      guard bytes.count - begin > 2 else { return nil }
      let isSequence = [UInt8(ascii: "["), UInt8(ascii: "O")].contains(bytes[begin + 2])
      guard isSequence else { return (1, .escape) }
    }
    begin += 1
    defer { begin -= 1 }
    guard let (length, key) = next() else { return nil }
    switch key {
    // These have no Alt before them: somebody has pressed Escape.
    case .click, .wheel, .paste: return (1, .escape)
    case .character, .enter, .backspace, .tab, .redraw: return (length + 1, nil)
    default: return (length + 1, key)
    }
  }

  /// A control sequence: parameters, then a final byte; one that something else breaks off means nothing.
  private mutating func control() -> (Int, Key?)? {
    let first = begin + 2
    guard let end = bytes[first...].firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return bytes.count - begin < 64 ? nil : (bytes.count - begin, nil)
    }
    guard (0x40...0x7E).contains(bytes[end]) else { return (end - begin, nil) }
    let parameters = String(decoding: bytes[first..<end], as: UTF8.self)
    let length = end + 1 - begin
    switch bytes[end] {
    case UInt8(ascii: "M") where parameters.hasPrefix("<"):
      return (length, mouse(parameters.dropFirst().split(separator: ";").compactMap { Int($0) }))
    case UInt8(ascii: "M") where parameters.isEmpty:
      // What older terminals send, a byte for each number.
      let numbers = bytes[(end + 1)...].prefix(3).map { Int($0) - 32 }
      if numbers.contains(where: { $0 < 0 }) { return (length, nil) }
      return numbers.count == 3 ? (length + 3, mouse(numbers)) : nil
    case UInt8(ascii: "["):
      // A function key of the Linux console, which goes on by a letter.
      guard bytes.count > end + 1 else { return nil }
      return (bytes[end + 1] < 0x20 ? length : length + 1, nil)
    case UInt8(ascii: "~") where parameters == "200": return paste(from: end + 1)
    case UInt8(ascii: "~"):
      // A number after it says what is held together with the key.
      return (length, Self.numbers[String(parameters.prefix { $0 != ";" })])
    default: return (length, Self.finals[bytes[end]])
    }
  }

  /// The text up to the sequence that ends it, for which nothing is looked at again that has come before.
  private mutating func paste(from start: Int) -> (Int, Key?)? {
    let end = Array("\u{1B}[201~".utf8)
    var index = max(start, searched)
    defer { searched = index }
    while index + end.count <= bytes.count {
      bytesLookedAt += 1
      if bytes[index..<index + end.count].elementsEqual(end) {
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        return (
          index + end.count - begin,
          .paste(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n"))
        )
      }
      index += 1
    }
    return nil
  }

  /// A press as button, column and row, counted from 1; movements and releases mean nothing, and a cell that no
  /// window has is none.
  private func mouse(_ numbers: [Int]) -> Key? {
    let cells = 1...Int(UInt16.max)
    guard numbers.count == 3, cells.contains(numbers[1]), cells.contains(numbers[2]) else {
      return nil
    }
    let (column, row) = (numbers[1] - 1, numbers[2] - 1)
    // Shift, Alt and Control add bits of their own.
    return switch numbers[0] & ~0b11100 {
    case 0: .click(column: column, row: row)
    case 64, 65:
      .wheel(
        numbers[0] & 0b100 == 0 ? .vertical : .horizontal,
        isForward: numbers[0] & 1 == 1,
        column: column,
        row: row
      )
    case 66, 67:
      .wheel(.horizontal, isForward: numbers[0] & 1 == 1, column: column, row: row)
    default: nil
    }
  }

  private static let finals: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "Z"): .backTab, UInt8(ascii: "H"): .home,
    UInt8(ascii: "F"): .end,
  ]

  private static let numbers: [String: Key] = [
    "1": .home, "7": .home, "3": .delete, "4": .end, "8": .end, "5": .pageUp, "6": .pageDown,
  ]
}
