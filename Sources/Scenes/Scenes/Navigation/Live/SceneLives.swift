/// The scenes that have, or have had, a place in a navigation: each has one, once.
@MainActor
struct SceneLives {
  private struct Life {
    weak var scene: (any SceneHost)?
    /// The navigator in which the scene lives; `nil` once either has gone.
    weak var navigator: SceneNavigator?
  }

  /// The scenes of all navigators, since a scene may be given to another one.
  static var all = SceneLives()

  private var lives: [ObjectIdentifier: Life] = [:]
  /// How many there may be before those that are gone are looked for.
  private var limit = 64

  /// Returns the reason why a scene can't come: it has a place already, or has had its life.
  func refusal(of scene: any SceneHost) -> SceneNavigationError? {
    // Another scene may have the name of one that is gone.
    guard let life = lives[ObjectIdentifier(scene)], life.scene === scene else { return nil }
    return life.navigator == nil ? .hasLeft : .alreadyThere
  }

  /// Notes that a scene has come.
  mutating func begin(_ scene: any SceneHost, in navigator: SceneNavigator) {
    lives[ObjectIdentifier(scene)] = Life(scene: scene, navigator: navigator)
    guard lives.count > limit else { return }
    lives = lives.filter { $0.value.scene != nil }
    limit = max(64, lives.count * 2)
  }

  /// Notes that a scene has left.
  mutating func end(_ scene: any SceneHost) {
    lives[ObjectIdentifier(scene)]?.navigator = nil
  }
}
