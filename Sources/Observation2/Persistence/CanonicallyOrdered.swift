/// A collection without an order, which gets one in canonical JSON.
protocol CanonicallyOrdered {
  /// The canonical JSON; `nil` if the usual encoding is canonical already.
  func canonical(_ path: [any CodingKey]) throws -> CanonicalJSON?
}

extension String {
  /// Whether its bytes come before another one's: what `<` finds equal is told apart too, so that
  /// sorting leaves nothing to the order that was.
  func comesBefore(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

extension Set: CanonicallyOrdered where Element: Encodable {
  func canonical(_ path: [any CodingKey]) throws -> CanonicalJSON? {
    let elements = try map { element in
      let json = try CanonicalEncoder.json(of: element, path)
      return (text: json.text, json: json)
    }
    return .array(elements.sorted { $0.text.comesBefore($1.text) }.map(\.json))
  }
}

extension Dictionary: CanonicallyOrdered where Key: Encodable, Value: Encodable {
  /// Keys that JSON can write as such are sorted when they are written; others stand before their
  /// values in an array, as Swift decodes them.
  func canonical(_ path: [any CodingKey]) throws -> CanonicalJSON? {
    if Key.self is any CodingKeyRepresentable.Type { return nil }
    let pairs = try map { pair in
      let key = try CanonicalEncoder.json(of: pair.key, path)
      return (text: key.text, key: key, value: try CanonicalEncoder.json(of: pair.value, path))
    }
    return .array(pairs.sorted { $0.text.comesBefore($1.text) }.flatMap { [$0.key, $0.value] })
  }
}
