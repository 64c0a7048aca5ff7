/// All that an app writes down of its scenes, to come back to where the person was: the navigation, and
/// what each scene has saved of itself.
///
/// Nothing in it stops it from being read: what is damaged or unknown is left out, and is in ``errors``.
public struct SceneRestoration: Hashable, Sendable {
  /// The stacks, the tabs and what is in front.
  public var navigation: SceneNavigation
  /// What scenes have saved of themselves, as text, by their entries.
  public var states: [SceneEntryID: String]
  /// What could not be read.
  public internal(set) var errors: [SceneNavigationError] = []

  /// Creates one.
  public init(_ navigation: SceneNavigation, states: [SceneEntryID: String] = [:]) {
    (self.navigation, self.states) = (navigation, states)
  }
}

extension SceneRestoration: Codable {
  private enum Key: String, CodingKey {
    case navigation, states
  }

  /// Writes the navigation and the states.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(navigation, forKey: .navigation)
    let numbered = states.map { ($0.key.number, $0.value) }
    try values.encode(Dictionary(uniqueKeysWithValues: numbered), forKey: .states)
  }

  /// Reads as much as can be read.
  ///
  /// The decoder needs the features' types under ``Swift/CodingUserInfoKey/sceneRoutes``.
  ///
  /// - Throws: An error, if it is not even a list of named values.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    do {
      let read = try values.decode(NavigationReading.self, forKey: .navigation)
      self.init(read.navigation)
      errors = read.errors
    } catch {
      self.init(SceneNavigation())
      errors = [.damaged("The navigation", "\(error)")]
    }
    guard values.contains(.states) else { return }
    do {
      for (number, state) in try values.decode([Int: String].self, forKey: .states) {
        states[SceneEntryID(number: number)] = state
      }
    } catch {
      errors.append(.damaged("What the scenes have saved", "\(error)"))
    }
  }
}
