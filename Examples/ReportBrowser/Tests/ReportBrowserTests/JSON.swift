import Foundation

/// Any JSON: what goes to a browser, and what comes from it.
enum JSON: Hashable, Sendable, Codable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let content = try decoder.singleValueContainer()
    if content.decodeNil() {
      self = .null
    } else if let value = try? content.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? content.decode(Double.self) {
      self = .number(value)
    } else if let value = try? content.decode(String.self) {
      self = .string(value)
    } else if let value = try? content.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try content.decode([String: JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var content = encoder.singleValueContainer()
    switch self {
    case .null: try content.encodeNil()
    case .bool(let value): try content.encode(value)
    case .number(let value):
      if let whole = Int(exactly: value) {
        try content.encode(whole)
      } else {
        try content.encode(value)
      }
    case .string(let value): try content.encode(value)
    case .array(let value): try content.encode(value)
    case .object(let value): try content.encode(value)
    }
  }

  /// The value as text.
  var text: String {
    let data = try? JSONEncoder().encode(self)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  /// The value of a name.
  subscript(_ name: String) -> JSON? {
    get { if case .object(let fields) = self { fields[name] } else { nil } }
    set {
      guard case .object(var fields) = self else { return }
      fields[name] = newValue
      self = .object(fields)
    }
  }

  /// The text, if it is one.
  var string: String? { if case .string(let text) = self { text } else { nil } }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
