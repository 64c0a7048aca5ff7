/// All that an app writes down of its scenes, to come back to where the person was: the navigation, and
/// what each scene has saved of itself.
///
/// Nothing in it stops it from being read: what is damaged or unknown is left out, and is in ``errors``.
public struct SceneRestoration: Hashable, Sendable {
  /// The stacks, the tabs and what is in front.
  public var navigation: SceneNavigation
  /// The states that scenes have saved of themselves, as text, by their entries.
  public var states: [SceneEntryID: String]
  /// The ends of presentations that scenes had not received yet.
  public var ends: [ScenePresentationEnd] = []
  /// The errors of pieces that could not be read.
  public internal(set) var errors: [SceneNavigationError] = []
  /// The tab that was shown, if it is lost: it is shown again if the app's own root has it.
  var lostTab: String?

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

  /// Reads as much as can be read; nothing that a newer version of the package has written.
  ///
  /// The decoder needs the features' types under ``Swift/CodingUserInfoKey/sceneRoutes``.
  ///
  /// - Throws: An error, if it is not even a list of named values.
  public init(from decoder: any Decoder) throws {
    self.init(SceneNavigation())
    let values = try decoder.container(keyedBy: Key.self)
    guard isReadable(readVersion(values)) else { return }
    do {
      let read = try values.decode(NavigationReading.self, forKey: .navigation)
      (navigation, lostTab) = (read.navigation, read.lostTab)
      errors += read.errors
    } catch {
      note(error, "The navigation")
    }
    if values.contains(.ends) { readEnds(values) }
    if values.contains(.states) { readStates(values) }
    errors += removeRemains()
  }

  /// The version, as a number that is higher than all that are known if it is too high to be read.
  private mutating func readVersion(_ values: KeyedDecodingContainer<Key>) -> Double {
    guard values.contains(.version) else { return 1 }
    do {
      let version = try values.decode(Double.self, forKey: .version)
      if version >= 1 { return version }
      errors.append(.damaged("The version", "it is not positive"))
    } catch {
      note(error, "The version")
    }
    return Double(Self.version)
  }

  private mutating func isReadable(_ version: Double) -> Bool {
    if version <= Double(Self.version) { return true }
    let text = Int(exactly: version).map { "\($0)" } ?? "\(version)"
    let reason = "known are those up to \(Self.version)"
    errors = [.damaged("A restoration of version \(text)", reason)]
    return false
  }

  private mutating func readEnds(_ values: KeyedDecodingContainer<Key>) {
    do {
      for piece in try values.decode([SavedPiece<WrittenEnd>].self, forKey: .ends) {
        do {
          ends.append(try piece.result.get().end)
        } catch {
          note(error, "What has come of a presentation")
        }
      }
    } catch {
      note(error, "What has come of presentations")
    }
  }

  private mutating func readStates(_ values: KeyedDecodingContainer<Key>) {
    let routes = navigation.routes
    do {
      let texts = try values.nestedContainer(keyedBy: StateKey.self, forKey: .states)
      for key in texts.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        do {
          let text = try texts.decode(String.self, forKey: key)
          if let number = key.number {
            states[SceneEntryID(number: number)] = text
          } else {
            errors.append(.damaged(Self.state(of: key.stringValue), "it has no number"))
          }
        } catch {
          let route = key.number.flatMap { routes[SceneEntryID(number: $0)] }
          let place = Self.state(of: key.stringValue)
          errors.append(
            route.map { .lostState($0, "\(error)") } ?? .damaged(place, "\(error)")
          )
        }
      }
    } catch {
      note(error, "What the scenes have saved")
    }
  }

  private static func state(of number: String) -> String {
    "What the scene \(number) has saved"
  }

  private mutating func note(_ error: any Error, _ place: String) {
    errors.append(.damaged(place, "\(error)"))
  }

  // MARK: - Losses

  /// Removes entries, and all that belongs to them.
  ///
  /// - Returns: An error for each thing that goes with an entry.
  mutating func remove(where isLost: (SceneEntry) -> Bool) -> [SceneNavigationError] {
    let shown = navigation.root.selectedTab
    let errors = navigation.remove(where: isLost)
    if navigation.root.selectedTab != shown { lostTab = lostTab ?? shown }
    return errors + removeRemains()
  }

  /// Removes what belongs to scenes that are not there: the number of one that is lost may be given again.
  ///
  /// - Returns: An error for each thing that goes.
  mutating func removeRemains() -> [SceneNavigationError] {
    var errors: [SceneNavigationError] = []
    let routes = navigation.routes
    let why = "the scene is not there"
    for id in states.keys.sorted() where routes[id] == nil {
      states[id] = nil
      errors.append(.damaged(Self.state(of: "\(id)"), why))
    }
    for end in ends where routes[end.presenter] == nil {
      errors.append(.damaged("What has come of “\(end.id)”", why))
    }
    ends.removeAll { routes[$0.presenter] == nil }
    return errors
  }
}

extension SceneNavigation {
  /// The routes of all entries.
  fileprivate var routes: [SceneEntryID: AnySceneRoute] {
    var routes: [SceneEntryID: AnySceneRoute] = [:]
    for entry in entries { routes[entry.id] = entry.route }
    return routes
  }
}

/// The number of an entry, as the key of its scene's saved state.
private struct StateKey: CodingKey {
  let stringValue: String
  var intValue: Int? { number }

  /// The number, if the name is one as it is written.
  var number: Int? { Int(stringValue).flatMap { "\($0)" == stringValue ? $0 : nil } }

  init(stringValue: String) { self.stringValue = stringValue }

  init(intValue: Int) { stringValue = "\(intValue)" }
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
