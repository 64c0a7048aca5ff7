import FlowFormat
import FlowReports

extension WalkStep.Argument {
  /// A Boolean value that indicates whether a machine can have written the argument: one key and one value.
  ///
  /// A step's line joins its arguments with commas. A value with an open quotation mark or a comma would forge an
  /// argument there.
  var isSound: Bool { Self.isKey(key) && WalkValueScanner.isValue(value) }

  private static func isKey(_ text: String) -> Bool {
    text.utf8.first.map(isLetter) == true && text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}

/// Recognizes a value as ``WalkStep`` writes it: a plain or quoted text, or such keys and values in braces.
private struct WalkValueScanner {
  /// The most braces around a value; the deepest that a machine writes is one.
  private static let mostBraces = 8
  /// The bytes that have a meaning somewhere in a flow file.
  private static let marks = Set(",{}[]:#&*!|>'\"@\\`".utf8)

  private let bytes: [UInt8]
  private var index = 0

  /// Returns a Boolean value that indicates whether a text is one value.
  ///
  /// - Complexity: O(length).
  static func isValue(_ text: String) -> Bool {
    var scanner = WalkValueScanner(text)
    return scanner.passValue(braces: 0) && scanner.index == scanner.bytes.count
  }

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Passes a text if it comes next.
  private mutating func pass(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func passValue(braces: Int) -> Bool {
    current == UInt8(ascii: "{") ? passMap(braces: braces + 1) : passText()
  }

  private mutating func passText() -> Bool {
    current == UInt8(ascii: "\"") ? passQuoted() : passPlain()
  }

  /// Passes keys and values in braces, with the blanks that a machine writes.
  private mutating func passMap(braces: Int) -> Bool {
    guard braces <= Self.mostBraces, pass("{") else { return false }
    if pass("}") { return true }
    repeat {
      guard passText(), pass(": "), passValue(braces: braces) else { return false }
    } while pass(", ")
    return pass("}")
  }

  /// Passes a text without quotation marks, up to the next byte with a meaning.
  private mutating func passPlain() -> Bool {
    let start = index
    while let byte = current, !Self.marks.contains(byte) { index += 1 }
    let text = bytes[start..<index]
    guard let first = text.first, let last = text.last else { return false }
    let blank = UInt8(ascii: " ")
    let isListItem = first == UInt8(ascii: "-") || first == UInt8(ascii: "?")
    if isListItem, text.count == 1 || text[start + 1] == blank { return false }
    return first != blank && last != blank && first != UInt8(ascii: "%")
  }

  /// Passes a text in quotation marks, with the escapes that ``FlowText/quoted(_:)`` writes.
  ///
  /// There must be no expression in it, since one could take a secret apart. The name of a secret would type it, and
  /// selectors could then find out its letters.
  private mutating func passQuoted() -> Bool {
    index += 1
    while let byte = current {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"): if !passEscape() { return false }
      case UInt8(ascii: "$") where current == UInt8(ascii: "{"): return false
      default: break
      }
    }
    return false
  }

  /// Passes an escape, with the `${` behind a backslash, which begins no expression.
  ///
  /// The number of an ASCII letter or mark could be a part of an expression, and no machine writes one.
  private mutating func passEscape() -> Bool {
    guard let letter = current else { return false }
    index += 1
    guard letter == UInt8(ascii: "u") else {
      if letter == UInt8(ascii: "\\") { _ = pass("${") }
      return "\"\\nrt".utf8.contains(letter)
    }
    let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    index += digits.utf8.count
    guard digits.utf8.count == 4, digits.utf8.allSatisfy({ "0123456789ABCDEF".utf8.contains($0) })
    else { return false }
    return UInt32(digits, radix: 16).map { !(0x20...0x7E).contains($0) } ?? false
  }
}
