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
    if Value.self == Int.self, let number = value as? Int { return .number(number.description) }
    if Value.self == Bool.self, let isTrue = value as? Bool { return .bool(isTrue) }
    if Value.self == Data.self, let data = value as? Data {
      return .string(data.base64EncodedString())
    }
    if Value.self == URL.self, let url = value as? URL { return .string(url.absoluteString) }
    if Value.self == Decimal.self, let decimal = value as? Decimal {
      guard !decimal.isNaN else { throw noText(for: decimal, path) }
      return .number("\(decimal)")
    }
    if let special = value as? any CanonicallyWritten, let json = try special.canonical(path) {
      return json
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
  /// The elements of an array, and which of them are under construction.
  private var elements: [CanonicalJSON] = []
  private var openElements: [(place: Int, box: JSONBox)] = []
  /// The fields of an object, and those under construction; no key is among both.
  private var fields: [String: CanonicalJSON] = [:]
  private var openFields: [String: JSONBox] = [:]

  /// How many elements the array has.
  var count: Int { elements.count }

  var json: CanonicalJSON {
    switch shape {
    case .value: return value
    case .array:
      var all = elements
      for (place, box) in openElements { all[place] = box.json }
      return .array(all)
    case .object:
      var all = fields
      for (key, box) in openFields { all[key] = box.json }
      return .object(all)
    }
  }

  func set(_ json: CanonicalJSON) {
    shape = .value
    value = json
  }

  func append(_ json: CanonicalJSON) {
    elements.append(json)
  }

  func append() -> JSONBox {
    let box = JSONBox()
    openElements.append((elements.count, box))
    elements.append(.null)
    return box
  }

  func set(_ json: CanonicalJSON, for key: String) {
    if !openFields.isEmpty, let box = openFields[key] { return box.set(json) }
    fields[key] = json
  }

  /// Two requests for one key return one container.
  func field(_ key: String) -> JSONBox {
    if let known = openFields[key] { return known }
    let box = JSONBox()
    if let json = fields.removeValue(forKey: key) { box.set(json) }
    openFields[key] = box
    return box
  }
}
