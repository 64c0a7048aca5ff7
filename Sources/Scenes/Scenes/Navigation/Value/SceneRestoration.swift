/// All that an app writes down of its scenes, to come back to where the person was: the navigation, and
/// what each scene has saved of itself.
///
/// Nothing in it stops it from being read: what is damaged or unknown is left out, and is in ``errors``.
public struct SceneRestoration: Hashable, Sendable {
  /// The stacks, the tabs and what is in front.
  public var navigation: SceneNavigation
  /// What scenes have saved of themselves, as text, by their entries.
  public var states: [SceneEntryID: String]
  /// What scenes had not been told yet of presentations that were over.
  public var ends: [ScenePresentationEnd] = []
  /// What could not be read.
  public internal(set) var errors: [SceneNavigationError] = []

  /// Creates one.
  public init(_ navigation: SceneNavigation, states: [SceneEntryID: String] = [:]) {
    (self.navigation, self.states) = (navigation, states)
  }
}

extension SceneRestoration: Codable {
  private enum Key: String, CodingKey {
    case version, navigation, states, ends
  }

  /// The version that is written; the first had neither ends nor a number.
  private static let version = 2

  /// Writes the navigation, the states, and the ends without results, which can't be written.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Self.version, forKey: .version)
    try values.encode(navigation, forKey: .navigation)
    let numbered = states.map { ($0.key.number, $0.value) }
    try values.encode(Dictionary(uniqueKeysWithValues: numbered), forKey: .states)
    if !ends.isEmpty { try values.encode(ends.map { WrittenEnd($0) }, forKey: .ends) }
  }

  /// Reads as much as can be read; nothing of what a newer version of the package has written.
  ///
  /// The decoder needs the features' types under ``Swift/CodingUserInfoKey/sceneRoutes``.
  ///
  /// - Throws: An error, if it is not even a list of named values.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let version = (try? values.decode(Int.self, forKey: .version)) ?? 1
    guard version <= Self.version else {
      self.init(SceneNavigation())
      let reason = "known are those up to \(Self.version)"
      errors = [.damaged("A restoration of version \(version)", reason)]
      return
    }
    do {
      let read = try values.decode(NavigationReading.self, forKey: .navigation)
      self.init(read.navigation)
      errors = read.errors
    } catch {
      self.init(SceneNavigation())
      errors = [.damaged("The navigation", "\(error)")]
    }
    if values.contains(.ends) { readEnds(values) }
    guard values.contains(.states) else { return }
    do {
      for (number, state) in try values.decode([Int: String].self, forKey: .states) {
        states[SceneEntryID(number: number)] = state
      }
    } catch {
      errors.append(.damaged("What the scenes have saved", "\(error)"))
    }
  }

  private mutating func readEnds(_ values: KeyedDecodingContainer<Key>) {
    do {
      ends = try values.decode([WrittenEnd].self, forKey: .ends).map(\.end)
    } catch {
      errors.append(.damaged("What has come of presentations", "\(error)"))
    }
  }
}

/// The end of a presentation, as it is written: with the answer to a question, and without a result.
private struct WrittenEnd: Codable {
  let id: String
  let presenter: SceneEntryID
  let answer: String?

  init(_ end: ScenePresentationEnd) {
    (id, presenter, answer) = (end.id.rawValue, end.presenter, end.answer)
  }

  var end: ScenePresentationEnd {
    ScenePresentationEnd(
      id: ScenePresentationID(rawValue: id),
      presenter: presenter,
      outcome: answer.map { .answered($0) } ?? .dismissed
    )
  }
}
