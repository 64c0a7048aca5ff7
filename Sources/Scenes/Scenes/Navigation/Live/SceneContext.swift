/// What a feature is given when it builds a scene for a route.
@MainActor
public struct SceneContext {
  /// The scene's place in the navigation, for its router.
  public let place: ScenePlace
}
