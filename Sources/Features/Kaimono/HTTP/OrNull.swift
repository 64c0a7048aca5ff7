/// A value as it is sent, or an explicit `null`.
///
/// A message without the field says nothing, so it is refused; an optional property would take it for
/// `null`.
struct OrNull<Value: Codable>: Codable {
  let value: Value?

  init(_ value: Value?) {
    self.value = value
  }

  init(from decoder: any Decoder) throws {
    let content = try decoder.singleValueContainer()
    value = content.decodeNil() ? nil : try content.decode(Value.self)
  }

  func encode(to encoder: any Encoder) throws {
    var content = encoder.singleValueContainer()
    try content.encode(value)
  }
}
