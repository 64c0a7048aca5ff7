extension StateEdit: Codable where State: NamedFields {
  /// Reads an edit from the name of its field and the value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: NamedField<State>.Key.self)
    let found = State.fields.filter { container.contains($0.key) }
    guard let field = found.first, found.count == 1, container.allKeys.count == 1 else {
      let names = container.allKeys.map(\.stringValue).sorted().joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: """
            An edit of \(State.self) has one of the names in \(State.self).fields, and this one has \
            “\(names)”. Keep a field's name in recordings when you rename the property.
            """
        )
      )
    }
    self = try field.decode(container)
  }

  /// Writes the name of the field and the value.
  public func encode(to encoder: any Encoder) throws {
    guard let field = State.fields.first(where: { $0.path == path }) else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: """
            \(State.self).fields has no name for “\(name)”. Add a NamedField for it to record its edits.
            """
        )
      )
    }
    var container = encoder.container(keyedBy: NamedField<State>.Key.self)
    try field.encode(self, &container)
  }
}
