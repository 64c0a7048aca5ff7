import Foundation

/// JSON with one text for each value: keys, sets and dictionaries sorted, no blanks.
///
/// Swift's own encoder writes sets, and dictionaries whose keys are not strings, in an order that
/// differs from process to process. What this writes `JSONDecoder` reads.
public indirect enum CanonicalJSON {
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
  /// Keys and values; written by key.
  case object([String: CanonicalJSON])

  /// The canonical bytes of a value.
  ///
  /// - Throws: `EncodingError` for a number that JSON has no text for, and what the value's own
  ///   encoding throws.
  public static func encode(_ value: some Encodable) throws -> [UInt8] {
    Array(try CanonicalEncoder.json(of: value, []).text.utf8)
  }

  /// The canonical text of a value.
  public static func text(of value: some Encodable) throws -> String {
    try CanonicalEncoder.json(of: value, []).text
  }

  /// The text.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): CanonicalJSON.quote(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let fields):
      text += "{"
      let sorted = fields.sorted { $0.key.comesBefore($1.key) }
      for (index, field) in sorted.enumerated() {
        if index > 0 { text += "," }
        CanonicalJSON.quote(field.key, to: &text)
        text += ":"
        field.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
