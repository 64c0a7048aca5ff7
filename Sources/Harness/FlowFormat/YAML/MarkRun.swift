/// A count of consecutive combining marks in a text.
///
/// Swift sorts the marks of a character before it compares or hashes a text, in quadratic time. A text of 200 KB that is
/// one such row would keep each comparison busy for minutes, so the harness reads no file with a long row.
package struct MarkRun {
  /// The most marks in a row; Unicode's stream-safe texts have 30 at most.
  package static let longest = 100

  /// The most marks in a row of a report: a report may hold texts that an app has put together.
  package static let longestInReport = 1_000

  /// The message about a flow with more of them.
  static let complaint =
    "A character has more than \(longest) combining marks here. Remove some of them."

  /// Marks whose own class hides that they are two marks.
  private static let pairs: Set<UInt32> = [0x0F73, 0x0F75, 0x0F81]
  /// The first mark of Unicode.
  private static let first: UInt32 = 0x300

  private var count = 0
  private let most: Int

  /// Creates the count of a text with at most so many marks in a row.
  package init(most: Int = Self.longest) { self.most = most }

  /// A Boolean value that indicates whether the last scalar is one mark too many.
  package var isTooLong: Bool { count > most }

  /// Counts the next scalar of a text.
  package mutating func add(_ scalar: Unicode.Scalar) {
    let isMark =
      scalar.value >= Self.first
      && (scalar.properties.canonicalCombiningClass != .notReordered
        || Self.pairs.contains(scalar.value))
    count = isMark ? count + 1 : 0
  }

  /// Counts a character without marks.
  package mutating func end() { count = 0 }

  /// Returns a Boolean value that indicates whether a text has too many marks in a row.
  ///
  /// - Complexity: O(text).
  package static func isTooLong(in text: String) -> Bool {
    var run = MarkRun()
    for scalar in text.unicodeScalars {
      run.add(scalar)
      if run.isTooLong { return true }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a report has too many marks in a row, also as escapes of JSON.
  ///
  /// - Complexity: O(bytes).
  package static func isTooLong(inJSON bytes: [UInt8]) -> Bool {
    var run = MarkRun(most: longestInReport)
    var offset = 0
    while offset < bytes.count {
      let (scalar, width) = next(in: bytes, at: offset)
      offset += width
      if let scalar { run.add(scalar) } else { run.end() }
      if run.isTooLong { return true }
    }
    return false
  }

  /// Returns the scalar at an offset of a JSON file, with its bytes; `nil` for one that is no mark.
  private static func next(in bytes: [UInt8], at offset: Int) -> (Unicode.Scalar?, width: Int) {
    switch bytes[offset] {
    case UInt8(ascii: "\\"):
      guard let high = escape(in: bytes, at: offset) else { return (nil, 2) }
      guard 0xD800...0xDBFF ~= high, let low = escape(in: bytes, at: offset + 6),
        0xDC00...0xDFFF ~= low
      else { return (Unicode.Scalar(high), 6) }
      return (Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)), 12)
    case 0..<0xC0: return (nil, 1)
    case let byte:
      let width = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      // The decoder refuses bytes that are no UTF-8.
      guard offset + width <= bytes.count else { return (nil, width) }
      return (scalar(in: bytes, at: offset, width: width), width)
    }
  }

  /// Returns the scalar of a sequence of UTF-8.
  static func scalar(in bytes: [UInt8], at offset: Int, width: Int) -> Unicode.Scalar? {
    String(decoding: bytes[offset..<(offset + width)], as: UTF8.self).unicodeScalars.first
  }

  /// Returns the number of an escape such as `\u0301`; `nil` if there is none.
  private static func escape(in bytes: [UInt8], at offset: Int) -> UInt32? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for byte in bytes[(offset + 2)..<(offset + 6)] {
      guard let digit = Unicode.Scalar(byte).hexDigit else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}

extension Unicode.Scalar {
  /// The value of a hexadecimal digit; `nil` if it is none.
  fileprivate var hexDigit: UInt32? { Character(self).hexDigitValue.map { UInt32($0) } }
}
