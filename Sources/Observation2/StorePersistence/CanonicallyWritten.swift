/// A value whose canonical JSON is not, or not always, its own encoding.
protocol CanonicallyWritten {
  /// The canonical JSON; `nil` if the usual encoding is canonical already.
  func canonical(_ place: CanonicalPlace) throws -> CanonicalJSON?
}

extension Set: CanonicallyWritten where Element: Encodable {
  func canonical(_ place: CanonicalPlace) throws -> CanonicalJSON? {
    guard let inside = place.inside() else { return nil }
    let elements = try map { CanonicalSortKey(of: try CanonicalEncoder.json(of: $0, inside)) }
    return .array(elements.sorted().map(\.json))
  }
}

extension Dictionary: CanonicallyWritten where Key: Encodable, Value: Encodable {
  /// Keys that JSON can write as such are sorted when they are written; others precede their values
  /// in an array, as Swift decodes them.
  func canonical(_ place: CanonicalPlace) throws -> CanonicalJSON? {
    if Key.self is any CodingKeyRepresentable.Type { return nil }
    guard let inside = place.inside() else { return nil }
    let pairs = try map { pair in
      let key = CanonicalSortKey(of: try CanonicalEncoder.json(of: pair.key, inside))
      return (key: key, value: try CanonicalEncoder.json(of: pair.value, inside))
    }
    return .array(pairs.sorted { $0.key < $1.key }.flatMap { [$0.key.json, $0.value] })
  }
}

extension Optional: CanonicallyWritten where Wrapped: Encodable {
  /// JSON has one `null`, which is decoded as the outer optional's.
  func canonical(_ place: CanonicalPlace) throws -> CanonicalJSON? {
    guard let value = self else { return .null }
    try CanonicalEncoder.checkTellable(value, place)
    return try CanonicalEncoder.json(of: value, place)
  }
}

/// An optional of any kind.
protocol AnyOptional {
  var isNil: Bool { get }
}

extension Optional: AnyOptional {
  var isNil: Bool { self == nil }
}
