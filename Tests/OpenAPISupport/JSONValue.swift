public import Foundation

/// Any JSON.
public enum JSONValue: Hashable, Sendable, Codable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, whole or not.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Values with names.
  case object([String: JSONValue])

  /// Reads bytes.
  ///
  /// - Throws: The decoder's error.
  public init(_ data: Data) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: data)
  }

  /// Reads a value.
  public init(from decoder: any Decoder) throws {
    let content = try decoder.singleValueContainer()
    if content.decodeNil() {
      self = .null
    } else if let value = try? content.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? content.decode(Double.self) {
      self = .number(value)
    } else if let value = try? content.decode(String.self) {
      self = .string(value)
    } else if let value = try? content.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try content.decode([String: JSONValue].self))
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var content = encoder.singleValueContainer()
    switch self {
    case .null: try content.encodeNil()
    case .bool(let value): try content.encode(value)
    case .number(let value): try content.encode(value)
    case .string(let value): try content.encode(value)
    case .array(let value): try content.encode(value)
    case .object(let value): try content.encode(value)
    }
  }

  /// The value of a name; `nil` if there is none.
  public subscript(_ name: String) -> JSONValue? {
    get { object?[name] }
    set {
      guard var fields = object else { return }
      fields[name] = newValue
      self = .object(fields)
    }
  }

  /// The fields, if it is an object.
  public var object: [String: JSONValue]? {
    if case .object(let value) = self { value } else { nil }
  }
  /// The values, if it is an array.
  public var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
  /// The text, if it is one.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The number, if it is one.
  public var number: Double? { if case .number(let value) = self { value } else { nil } }
}
