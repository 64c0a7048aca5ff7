/// The place of a value in the tree that is being encoded.
///
/// Its depth is checked before a value inside is encoded: an encoder calls itself for each level, and
/// a value of any depth may be saved.
struct CanonicalPlace {
  /// The most arrays and objects around the value; `JSONDecoder` reads only so many.
  private static let mostLevels = 512
  /// The values around the value, some of which have no array or object of their own: four for each level.
  private static let mostValues = 4 * mostLevels

  /// The keys that lead to it.
  private(set) var path: CanonicalPath?
  private var levels = 0
  private var values = 0
  private let failure = CanonicalFailure()

  /// The keys from the first to the last.
  var keys: [any CodingKey] { path.keys }

  /// The place of the value for a key.
  func appending(_ key: any CodingKey) -> CanonicalPlace {
    var place = self
    place.path = path.appending(key)
    return place
  }

  /// The place inside an array or object here; `nil` if that is too deep, which fails the encoding.
  ///
  /// For containers, whose requests can't throw.
  func inside() -> CanonicalPlace? {
    var place = self
    place.levels += 1
    if place.levels <= Self.mostLevels { return place }
    failure.isTooDeep = true
    return nil
  }

  /// The place of the parts of a value.
  ///
  /// - Throws: `EncodingError` if they are too deep, or something in the value was.
  func parts(of value: some Any) throws -> CanonicalPlace {
    var place = self
    place.values += 1
    if place.values > Self.mostValues { failure.isTooDeep = true }
    try check(value)
    return place
  }

  /// - Throws: `EncodingError` if something in the value was too deep.
  func check(_ value: some Any) throws {
    guard failure.isTooDeep else { return }
    let what = "It is too deep; JSON is read down to \(Self.mostLevels) levels."
    // The type instead of the value, and no path: a report prints both, and would be as deep.
    throw EncodingError.invalidValue(
      type(of: value),
      EncodingError.Context(codingPath: [], debugDescription: what)
    )
  }
}

/// The failure of an encoding in a call that can't throw.
private final class CanonicalFailure {
  var isTooDeep = false
}
