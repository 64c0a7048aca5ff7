import Foundation

/// JSON with one text for each value: keys, sets and dictionaries sorted, no blanks.
///
/// Swift's own encoder writes sets, and dictionaries whose keys are not strings, in an order that
/// differs from process to process. `JSONDecoder` reads this format.
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
  /// Keys and values; written in the order of the keys.
  case object([String: CanonicalJSON])

  /// The canonical bytes of a value.
  ///
  /// - Throws: `EncodingError` for a value without a JSON text of its own (an infinite number or
  ///   one that is not a number, the `.some(nil)` of an optional of an optional), and errors that
  ///   the value's own encoding throws.
  public static func encode(_ value: some Encodable) throws -> [UInt8] {
    Array(try text(of: value).utf8)
  }

  /// The canonical text of a value.
  ///
  /// - Throws: As ``encode(_:)``.
  public static func text(of value: some Encodable) throws -> String {
    try CanonicalEncoder.json(of: value, nil).text
  }

  /// The canonical text of a value that is to be decoded again.
  ///
  /// - Throws: `EncodingError` also for a value that is nested deeper than `JSONDecoder` reads.
  static func readableText(of value: some Encodable) throws -> String {
    let json = try CanonicalEncoder.json(of: value, nil)
    guard json.depth <= readableDepth else {
      let what = "It is \(json.depth) levels deep; JSON is read down to \(readableDepth)."
      let context = EncodingError.Context(codingPath: [], debugDescription: what)
      throw EncodingError.invalidValue(value, context)
    }
    return json.text
  }

  /// The depth of nested arrays and objects that `JSONDecoder` reads.
  private static let readableDepth = 512

  /// The text.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private var depth: Int {
    switch self {
    case .null, .bool, .number, .string: 0
    case .array(let elements): 1 + (elements.lazy.map(\.depth).max() ?? 0)
    case .object(let fields): 1 + (fields.values.lazy.map(\.depth).max() ?? 0)
    }
  }

  /// Writes the text, or its beginning: at least `length` bytes.
  ///
  /// - Returns: Whether it has written the whole text.
  @discardableResult
  func write(to text: inout String, upTo length: Int = .max) -> Bool {
    guard text.utf8.count < length else { return false }
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): CanonicalJSON.quote(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        guard element.write(to: &text, upTo: length) else { return false }
      }
      text += "]"
    case .object(let fields):
      text += "{"
      let sorted = fields.sorted { $0.key.comesBefore($1.key) }
      for (index, field) in sorted.enumerated() {
        if index > 0 { text += "," }
        CanonicalJSON.quote(field.key, to: &text)
        text += ":"
        guard field.value.write(to: &text, upTo: length) else { return false }
      }
      text += "}"
    }
    return true
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
