/// A value as it is sent, or an explicit `null`.
///
/// A message without the field says nothing, so it is refused; an optional property would take it for
/// `null`.
package struct OrNull<Value: Codable>: Codable {
  /// The value.
  package let value: Value?

  /// Creates a field of a message.
  package init(_ value: Value?) {
    self.value = value
  }

  /// Reads the field.
  package init(from decoder: any Decoder) throws {
    let content = try decoder.singleValueContainer()
    value = content.decodeNil() ? nil : try content.decode(Value.self)
  }

  /// Writes the field.
  package func encode(to encoder: any Encoder) throws {
    var content = encoder.singleValueContainer()
    try content.encode(value)
  }
}
