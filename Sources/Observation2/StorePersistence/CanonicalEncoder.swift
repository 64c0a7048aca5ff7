import Foundation

/// Turns any encodable value into ``CanonicalJSON``.
struct CanonicalEncoder: Encoder {
  let box: JSONBox
  let path: CanonicalPath?
  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Returns the JSON of a value.
  static func json<Value: Encodable>(
    of value: Value,
    _ path: CanonicalPath?
  ) throws -> CanonicalJSON {
    // Most leaves are one of these; comparing types is cheaper than trying casts.
    if Value.self == String.self, let text = value as? String { return .string(text) }
    if Value.self == Int.self, let number = value as? Int { return .number("\(number)") }
    switch value {
    case let data as Data: return .string(data.base64EncodedString())
    case let url as URL: return .string(url.absoluteString)
    case let decimal as Decimal:
      guard !decimal.isNaN else { throw noText(for: decimal, path) }
      return .number("\(decimal)")
    case let special as any CanonicallyWritten:
      if let json = try special.canonical(path) { return json }
    default: break
    }
    let encoder = CanonicalEncoder(box: JSONBox(), path: path)
    try value.encode(to: encoder)
    return encoder.box.json
  }

  /// Returns the error for a number that JSON can't write.
  static func noText(for value: Any, _ path: CanonicalPath?) -> EncodingError {
    error(value, "\(value) is not a number that JSON has a text for.", path)
  }

  /// Refuses the content of an optional if that is `nil`: it would be decoded as another value.
  static func checkTellable(_ value: Any, _ path: CanonicalPath?) throws {
    guard let value = value as? any AnyOptional, value.isNil else { return }
    throw error(value, "JSON can't tell .some(nil) of an optional of an optional from nil.", path)
  }

  private static func error(_ value: Any, _ what: String, _ path: CanonicalPath?) -> EncodingError {
    .invalidValue(value, EncodingError.Context(codingPath: path.keys, debugDescription: what))
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    box.shape = .object
    return KeyedEncodingContainer(CanonicalKeyed<Key>(box: box, path: path))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    box.shape = .array
    return CanonicalUnkeyed(box: box, path: path)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    CanonicalSingle(box: box, path: path)
  }
}

/// JSON under construction.
final class JSONBox {
  enum Shape {
    case value
    case array
    case object
  }

  var shape: Shape = .object
  var value: CanonicalJSON = .null
  private(set) var elements: [JSONBox] = []
  private var fields: [String: JSONBox] = [:]

  var json: CanonicalJSON {
    switch shape {
    case .value: value
    case .array: .array(elements.map(\.json))
    case .object: .object(fields.mapValues(\.json))
    }
  }

  func set(_ json: CanonicalJSON) {
    shape = .value
    value = json
  }

  func append() -> JSONBox {
    let box = JSONBox()
    elements.append(box)
    return box
  }

  /// Two requests for one key return one container.
  func field(_ key: String) -> JSONBox {
    if let box = fields[key] { return box }
    let box = JSONBox()
    fields[key] = box
    return box
  }
}
