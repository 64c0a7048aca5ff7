/// A scene's place in a navigation: the same route twice in a stack is two entries.
public struct SceneEntry: Hashable, Sendable, Codable {
  /// Its name, which no other entry of the same navigation has or will have.
  public let id: SceneEntryID
  /// The route of the scene that is shown there.
  public let route: AnySceneRoute
}

/// The name of an entry.
public struct SceneEntryID: Hashable, Sendable, Comparable {
  let number: Int

  /// A name that no entry has.
  static let nobody = SceneEntryID(number: 0)

  /// The highest number that is read.
  ///
  /// No app counts that far, and from there an app can go on counting for ever.
  static let highest = 1 << 40

  /// The reason why no entry can have it; `nil` if one can.
  var fault: String? {
    if number <= 0 { return "its number is not positive" }
    return number > Self.highest ? "its number is too high" : nil
  }

  /// Returns whether an entry is older than another one.
  public static func < (left: SceneEntryID, right: SceneEntryID) -> Bool {
    left.number < right.number
  }
}

extension SceneEntryID: Codable {
  /// Reads a number.
  public init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
  }

  /// Writes a number.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(number)
  }
}

extension SceneEntryID: CustomStringConvertible {
  /// The number.
  public var description: String { "\(number)" }
}
