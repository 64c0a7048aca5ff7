/// The fields of an object.
struct CanonicalKeyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let box: JSONBox
  let path: CanonicalPath?
  var codingPath: [any CodingKey] { path.keys }

  func encodeNil(forKey key: Key) {
    box.set(.null, for: key.stringValue)
  }

  func encode(_ value: String, forKey key: Key) {
    box.set(.string(value), for: key.stringValue)
  }

  func encode(_ value: Int, forKey key: Key) {
    box.set(.number(value.description), for: key.stringValue)
  }

  func encode(_ value: Bool, forKey key: Key) {
    box.set(.bool(value), for: key.stringValue)
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    let json = try CanonicalEncoder.json(of: value, path.appending(key))
    box.set(json, for: key.stringValue)
  }

  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    guard let value else { return }
    try CanonicalEncoder.checkTellable(value, path.appending(key))
    try encode(value, forKey: key)
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    CanonicalEncoder(box: box.field("super"), path: path)
  }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

  private func encoder(_ key: Key) -> CanonicalEncoder {
    CanonicalEncoder(box: box.field(key.stringValue), path: path.appending(key))
  }
}

/// The elements of an array.
struct CanonicalUnkeyed: UnkeyedEncodingContainer {
  let box: JSONBox
  let path: CanonicalPath?
  var codingPath: [any CodingKey] { path.keys }

  var count: Int { box.count }

  func encodeNil() {
    box.append(.null)
  }

  func encode(_ value: some Encodable) throws {
    let json = try CanonicalEncoder.json(of: value, path)
    box.append(json)
  }

  func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    CanonicalEncoder(box: box.append(), path: path).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    CanonicalEncoder(box: box.append(), path: path).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    CanonicalEncoder(box: box.append(), path: path)
  }
}

/// One value that has no parts.
struct CanonicalSingle: SingleValueEncodingContainer {
  let box: JSONBox
  let path: CanonicalPath?
  var codingPath: [any CodingKey] { path.keys }

  func encodeNil() {
    box.set(.null)
  }

  func encode(_ value: Bool) {
    box.set(.bool(value))
  }

  func encode(_ value: String) {
    box.set(.string(value))
  }

  func encode(_ value: Double) throws {
    try set(value)
  }

  func encode(_ value: Float) throws {
    try set(value)
  }

  func encode(_ value: some Encodable) throws {
    if let integer = value as? any BinaryInteger {
      box.set(.number("\(integer)"))
    } else {
      box.set(try CanonicalEncoder.json(of: value, path))
    }
  }

  private func set<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ value: Number
  ) throws {
    guard value.isFinite else { throw CanonicalEncoder.noText(for: value, path) }
    box.set(.number("\(value)"))
  }
}
