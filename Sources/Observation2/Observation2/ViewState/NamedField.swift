/// A field with the name that an edit of it has in a recording; see ``NamedFields``.
public struct NamedField<State>: Sendable {
  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
  }

  let key: Key
  let path: any PartialKeyPath<State> & Sendable
  let encode: @Sendable (StateEdit<State>, inout KeyedEncodingContainer<Key>) throws -> Void
  let decode: @Sendable (KeyedDecodingContainer<Key>) throws -> StateEdit<State>

  /// Names a field.
  ///
  /// - Parameters:
  ///   - name: The name in recordings. It stays when you rename the property.
  ///   - path: The path of the field.
  public init<Value: Codable & Equatable & Sendable>(
    _ name: String,
    _ path: any WritableKeyPath<State, Value> & Sendable
  ) {
    let key = Key(stringValue: name)
    self.key = key
    self.path = path
    encode = { edit, container in
      if let value = edit.value as? Value { try container.encode(value, forKey: key) }
    }
    decode = { .set(path, to: try $0.decode(Value.self, forKey: key)) }
  }
}
