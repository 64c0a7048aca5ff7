/// The fields of an object.
struct CanonicalKeyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let box: JSONBox
  let place: CanonicalPlace
  var codingPath: [any CodingKey] { place.keys }

  func encodeNil(forKey key: Key) throws {
    try place.check(())
    box.set(.null, for: key.stringValue)
  }

  func encode(_ value: String, forKey key: Key) throws {
    // Here too, since encoders of superclasses lead down without another call that throws.
    try place.check(value)
    box.set(.string(value), for: key.stringValue)
  }

  func encode(_ value: Int, forKey key: Key) throws {
    try place.check(value)
    box.set(.number(value.description), for: key.stringValue)
  }

  func encode(_ value: Bool, forKey key: Key) throws {
    try place.check(value)
    box.set(.bool(value), for: key.stringValue)
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    let json = try CanonicalEncoder.json(of: value, place.appending(key))
    box.set(json, for: key.stringValue)
  }

  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    guard let value else { return }
    try CanonicalEncoder.checkTellable(value, place.appending(key))
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
    CanonicalEncoder(box: box.field("super"), place: place)
  }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

  private func encoder(_ key: Key) -> CanonicalEncoder {
    CanonicalEncoder(box: box.field(key.stringValue), place: place.appending(key))
  }
}

/// The elements of an array.
struct CanonicalUnkeyed: UnkeyedEncodingContainer {
  let box: JSONBox
  let place: CanonicalPlace
  var codingPath: [any CodingKey] { place.keys }

  var count: Int { box.count }

  func encodeNil() throws {
    try place.check(())
    box.append(.null)
  }

  func encode(_ value: some Encodable) throws {
    // Here too, since encoders of superclasses lead down without another call that throws.
    try place.check(value)
    let json = try CanonicalEncoder.json(of: value, place)
    box.append(json)
  }

  func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    CanonicalEncoder(box: box.append(), place: place).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    CanonicalEncoder(box: box.append(), place: place).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    CanonicalEncoder(box: box.append(), place: place)
  }
}

/// One value that has no parts.
struct CanonicalSingle: SingleValueEncodingContainer {
  let box: JSONBox
  let place: CanonicalPlace
  var codingPath: [any CodingKey] { place.keys }

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
      box.set(try CanonicalEncoder.json(of: value, place))
    }
  }

  private func set<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ value: Number
  ) throws {
    guard value.isFinite else { throw CanonicalEncoder.noText(for: value, place) }
    box.set(.number("\(value)"))
  }
}
