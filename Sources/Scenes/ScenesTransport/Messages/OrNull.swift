/// A value as it is sent, or an explicit `null`.
///
/// A message without the field says nothing, so it is refused; an optional property would take it for
/// `null`.
public struct OrNull<Value: Codable>: Codable {
  /// The value.
  public let value: Value?

  /// Creates a field of a message.
  public init(_ value: Value?) {
    self.value = value
  }

  /// Reads the field.
  public init(from decoder: any Decoder) throws {
    let content = try decoder.singleValueContainer()
    value = content.decodeNil() ? nil : try content.decode(Value.self)
  }

  /// Writes the field.
  public func encode(to encoder: any Encoder) throws {
    var content = encoder.singleValueContainer()
    try content.encode(value)
  }
}
