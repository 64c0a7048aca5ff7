import Foundation

/// Turns any encodable value into ``CanonicalJSON``.
struct CanonicalEncoder: Encoder {
  let box: JSONBox
  let place: CanonicalPlace
  var codingPath: [any CodingKey] { place.keys }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Returns the JSON of a value.
  static func json<Value: Encodable>(
    of value: Value,
    _ place: CanonicalPlace
  ) throws -> CanonicalJSON {
    if let leaf = try leaf(value, place) { return leaf }
    let parts = try place.parts(of: value)
    if let json = try special(value, parts) { return json }
    let encoder = CanonicalEncoder(box: JSONBox(), place: parts)
    try value.encode(to: encoder)
    try parts.check(value)
    return encoder.box.json
  }

  /// Returns the JSON of a value without parts.
  ///
  /// A function of its own, as the next one is. Its variables must not be on the stack while the parts of a value
  /// are encoded, level in level.
  private static func leaf<T>(_ value: T, _ place: CanonicalPlace) throws -> CanonicalJSON? {
    // Most leaves are one of these; comparing types is cheaper than trying casts.
    if T.self == String.self, let text = value as? String { return .string(text) }
    if T.self == Int.self, let number = value as? Int { return .number(number.description) }
    if T.self == Bool.self, let isTrue = value as? Bool { return .bool(isTrue) }
    if T.self == Data.self, let data = value as? Data {
      return .string(data.base64EncodedString())
    }
    if T.self == URL.self, let url = value as? URL { return .string(url.absoluteString) }
    if T.self == Decimal.self, let decimal = value as? Decimal {
      guard !decimal.isNaN else { throw noText(for: decimal, place) }
      return .number("\(decimal)")
    }
    return nil
  }

  /// Returns the JSON of a value that is written in another way than it encodes itself.
  private static func special(_ value: Any, _ place: CanonicalPlace) throws -> CanonicalJSON? {
    try (value as? any CanonicallyWritten)?.canonical(place)
  }

  /// Returns the error for a number that JSON can't write.
  static func noText(for value: Any, _ place: CanonicalPlace) -> EncodingError {
    error(value, "\(value) is not a number that JSON has a text for.", place)
  }

  /// Refuses the content of an optional if that is `nil`: it would be decoded as another value.
  static func checkTellable(_ value: Any, _ place: CanonicalPlace) throws {
    guard let value = value as? any AnyOptional, value.isNil else { return }
    throw error(value, "JSON can't tell .some(nil) of an optional of an optional from nil.", place)
  }

  private static func error(_ value: Any, _ what: String, _ place: CanonicalPlace) -> EncodingError
  {
    .invalidValue(value, EncodingError.Context(codingPath: place.keys, debugDescription: what))
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let (box, place) = open(.object)
    return KeyedEncodingContainer(CanonicalKeyed<Key>(box: box, place: place))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let (box, place) = open(.array)
    return CanonicalUnkeyed(box: box, place: place)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    CanonicalSingle(box: box, place: place)
  }

  /// Opens an array or an object; one that is too deep is not a part of the encoding.
  private func open(_ shape: JSONBox.Shape) -> (JSONBox, CanonicalPlace) {
    guard let inside = place.inside() else { return (JSONBox(), place) }
    box.shape = shape
    return (box, inside)
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
