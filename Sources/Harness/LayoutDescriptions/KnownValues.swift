import SceneCollections
import Scenes

/// The values of an object of a ``LayoutDescription``, by their names.
struct KnownValues {
  struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) {
      stringValue = name
    }

    init?(stringValue: String) {
      self.init(stringValue)
    }

    init?(intValue: Int) { nil }
  }

  fileprivate let container: KeyedDecodingContainer<Name>

  func contains(_ name: String) -> Bool { container.contains(Name(name)) }

  func decode<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    try container.decode(type, forKey: Name(name))
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value? {
    try container.decodeIfPresent(type, forKey: Name(name))
  }

  func nested(_ name: String, as names: String...) throws -> KnownValues {
    let nested = KnownValues(
      container: try container.nestedContainer(keyedBy: Name.self, forKey: Name(name))
    )
    try nested.check(names)
    return nested
  }

  func corrupted(_ name: String, _ explanation: String) -> DecodingError {
    .dataCorruptedError(forKey: Name(name), in: container, debugDescription: explanation)
  }

  fileprivate func check(_ names: [String]) throws {
    for key in container.allKeys where !names.contains(key.stringValue) {
      throw corrupted(
        key.stringValue,
        "“\(key.stringValue)” is not understood; there are \(names.joined(separator: ", "))."
      )
    }
  }

  /// The one value that there is, with its name.
  func onlyNumber() throws -> (name: String, number: Double) {
    guard container.allKeys.count == 1, let name = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "Here stands one name with a number."
        )
      )
    }
    return (name.stringValue, try container.decode(Double.self, forKey: name))
  }

  // MARK: - Values of several kinds of objects

  func insets(_ name: String) throws -> ScreenInsets {
    guard contains(name) else { return .zero }
    let values = try nested(name, as: "top", "leading", "bottom", "trailing")
    func side(_ name: String) throws -> Double {
      try values.decodeIfPresent(Double.self, name) ?? 0
    }
    return ScreenInsets(
      top: try side("top"),
      leading: try side("leading"),
      bottom: try side("bottom"),
      trailing: try side("trailing")
    )
  }

  /// A point as an object or as a list of two numbers.
  func point(_ name: String) throws -> ScreenPoint {
    guard contains(name) else { return .zero }
    if let numbers = try? decode([Double].self, name) {
      guard numbers.count == 2 else { throw corrupted(name, "A point is two numbers.") }
      return ScreenPoint(x: numbers[0], y: numbers[1])
    }
    let values = try nested(name, as: "x", "y")
    return ScreenPoint(
      x: try values.decodeIfPresent(Double.self, "x") ?? 0,
      y: try values.decodeIfPresent(Double.self, "y") ?? 0
    )
  }

  func spacing(_ name: String) throws -> CollectionLayoutSpacing? {
    guard contains(name) else { return nil }
    let (kind, length) = try nested(name, as: "fixed", "flexible").onlyNumber()
    return kind == "fixed" ? .fixed(length) : .flexible(length)
  }

  func edgeSpacing() throws -> CollectionLayoutEdgeSpacing? {
    guard contains("edgeSpacing") else { return nil }
    let values = try nested("edgeSpacing", as: "top", "leading", "bottom", "trailing")
    return CollectionLayoutEdgeSpacing(
      leading: try values.spacing("leading"),
      top: try values.spacing("top"),
      trailing: try values.spacing("trailing"),
      bottom: try values.spacing("bottom")
    )
  }
}

extension Decoder {
  /// The values of an object that may have these names alone.
  func known(as names: String...) throws -> KnownValues {
    let values = try values()
    try values.check(names)
    return values
  }

  func values() throws -> KnownValues {
    KnownValues(container: try container(keyedBy: KnownValues.Name.self))
  }
}
