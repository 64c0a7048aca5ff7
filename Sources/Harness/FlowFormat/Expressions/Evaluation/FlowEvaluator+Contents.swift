extension FlowEvaluator {
  /// Returns the values that `...` takes out of an array, or the characters that it takes out of a text.
  ///
  /// - Throws: An error for any other value, of which JavaScript says that it is not iterable.
  mutating func items(
    of value: FlowValue,
    at expression: FlowExpression
  ) throws(FlowError) -> [FlowValue] {
    switch value {
    case .array(let items):
      _ = try made(value, at: expression.position)
      return items
    case .string(let text):
      let items = text.unicodeScalars.map { FlowValue.string(String(Character($0))) }
      _ = try made(.array(items), at: expression.position)
      return items
    case .undefined, .null, .bool, .number, .object, .date, .regularExpression:
      throw failure(
        "“...” takes an array or a text here, but \(value.kind) stands behind it.",
        at: expression
      )
    }
  }

  /// Returns the names and values that JavaScript lists of an object, an array or a text; none of another value.
  ///
  /// - Throws: An error if a text has a character of two halves, since each half would be a value.
  mutating func members(
    of value: FlowValue,
    at expression: FlowExpression
  ) throws(FlowError) -> [(name: String, value: FlowValue)] {
    _ = try made(value, at: expression.position)
    switch value {
    case .object(let members):
      return members.names.map { (name: $0, value: members[$0] ?? .undefined) }
    case .array(let items):
      return items.enumerated().map { (name: String($0.offset), value: $0.element) }
    case .string(let text):
      try work(text.utf8.count / 32, at: expression.position)
      var members: [(name: String, value: FlowValue)] = []
      for unit in text.utf16 {
        guard let scalar = Unicode.Scalar(unit) else { throw halved(at: expression) }
        members.append((name: "\(members.count)", value: .string(String(Character(scalar)))))
      }
      return members
    case .undefined, .null, .bool, .number, .date, .regularExpression: return []
    }
  }

  /// Returns the items of `Object.keys`, `Object.values` or `Object.entries`.
  mutating func listed(
    _ value: FlowValue,
    _ function: FlowFunction,
    at expression: FlowExpression
  ) throws(FlowError) -> [FlowValue] {
    // The places of a text have names, even those of half a character.
    if function == .keys, case .string(let text) = value {
      return text.utf16.indices.enumerated().map { .string("\($0.offset)") }
    }
    return try members(of: value, at: expression).map { member in
      switch function {
      case .keys: .string(member.name)
      case .values: member.value
      default: .array([.string(member.name), member.value])
      }
    }
  }
}
