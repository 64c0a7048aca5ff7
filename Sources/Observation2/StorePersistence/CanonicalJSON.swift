import Foundation

/// JSON with one text for each value: keys, sets and dictionaries sorted, no blanks.
///
/// Swift's own encoder writes sets, and dictionaries whose keys are not strings, in an order that
/// differs from process to process. `JSONDecoder` reads this format.
public enum CanonicalJSON {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, as its text.
  case number(String)
  /// A text.
  case string(String)
  /// A list.
  case array([CanonicalJSON])
  /// Keys and values; written in the order of the keys.
  case object([String: CanonicalJSON])

  /// The canonical bytes of a value.
  ///
  /// - Throws: `EncodingError` for a value without a JSON text of its own (an infinite number or
  ///   one that is not a number, the `.some(nil)` of an optional of an optional). A value that is nested deeper than
  ///   the 512 levels that `JSONDecoder` reads causes it too. Errors that the value's own encoding throws are passed
  ///   on.
  public static func encode(_ value: some Encodable) throws -> [UInt8] {
    try CanonicalEncoder.json(of: value, CanonicalPlace()).bytes
  }

  /// The canonical text of a value.
  ///
  /// - Throws: As ``encode(_:)``.
  public static func text(of value: some Encodable) throws -> String {
    try CanonicalEncoder.json(of: value, CanonicalPlace()).text
  }

  /// The text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  private var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  /// Writes the text, or its beginning: at least `length` bytes.
  ///
  /// - Returns: `true` if it has written the whole text.
  @discardableResult
  func write(to bytes: inout [UInt8], upTo length: Int = .max) -> Bool {
    guard bytes.count < length else { return false }
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += value ? "true".utf8 : "false".utf8
    case .number(let number): bytes += number.utf8
    case .string(let string): CanonicalJSON.quote(string, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        guard element.write(to: &bytes, upTo: length) else { return false }
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let fields):
      bytes.append(UInt8(ascii: "{"))
      let sorted = fields.sorted { $0.key.comesBefore($1.key) }
      for (index, field) in sorted.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        CanonicalJSON.quote(field.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        guard field.value.write(to: &bytes, upTo: length) else { return false }
      }
      bytes.append(UInt8(ascii: "}"))
    }
    return true
  }

  private static func quote(_ string: String, to bytes: inout [UInt8]) {
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { text in
      if text.allSatisfy({ isPlain($0) }) {
        bytes.append(contentsOf: text)
      } else {
        for byte in text { escape(byte, to: &bytes) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Bytes of a character outside ASCII are plain, each of them.
  private static func escape(_ byte: UInt8, to bytes: inout [UInt8]) {
    if isPlain(byte) { return bytes.append(byte) }
    switch byte {
    case UInt8(ascii: "\""): bytes += "\\\"".utf8
    case UInt8(ascii: "\\"): bytes += "\\\\".utf8
    case UInt8(ascii: "\n"): bytes += "\\n".utf8
    case UInt8(ascii: "\r"): bytes += "\\r".utf8
    case UInt8(ascii: "\t"): bytes += "\\t".utf8
    default:
      let digits = String(byte, radix: 16)
      let zeros = String(repeating: "0", count: 4 - digits.count)
      bytes += "\\u\(zeros)\(digits)".utf8
    }
  }
}
