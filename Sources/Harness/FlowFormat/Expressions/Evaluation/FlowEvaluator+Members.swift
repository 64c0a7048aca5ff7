extension FlowEvaluator {
  /// Returns a member of an object, an item of an array or a unit of a text; undefined if there is none.
  mutating func member(
    _ key: FlowValue,
    of base: FlowValue,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    let name = try script(of: key, at: expression.position)
    try work(name.utf8.count / 256, at: expression.position)
    switch base {
    case .undefined, .null:
      throw failure(
        "“\(name.clipped(to: 48))” cannot be read here: what stands before it is \(base.kind).",
        at: expression
      )
    case .object(let values):
      return values[name] ?? .undefined
    case .array(let values):
      if name == "length" { return .number(Double(values.count)) }
      guard let place = Self.place(name), place < values.count else { return .undefined }
      return values[place]
    case .string(let text):
      try work(text.utf8.count / 256, at: expression.position)
      if name == "length" { return .number(Double(text.utf16.count)) }
      return try unit(of: text, at: name, expression)
    case .regularExpression(let expression):
      switch name {
      case "source": return .string(expression.source)
      case "flags": return .string(expression.flags)
      case "global": return .bool(expression.isGlobal)
      default: return .undefined
      }
    case .bool, .number, .date:
      return .undefined
    }
  }

  /// Returns the index that a key names; `nil` if it isn't written as a number, as `01` or the
  /// empty text.
  static func place(_ name: String) -> Int? {
    // Most names are words.
    guard let first = name.utf8.first, (0x30...0x39).contains(first) else { return nil }
    guard let place = Int(name), place >= 0, String(place) == name else { return nil }
    return place
  }

  private func unit(
    of text: String,
    at name: String,
    _ expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    guard let place = Self.place(name), place < text.utf16.count else { return .undefined }
    let index = text.utf16.index(text.utf16.startIndex, offsetBy: place)
    let unit = text.utf16[index]
    guard let scalar = Unicode.Scalar(unit) else {
      throw failure(
        "Place \(place) of this text is half a character, which cannot stand alone here: "
          + "characters such as “😀” take two places.",
        at: expression
      )
    }
    return .string(String(Character(scalar)))
  }
}
