import Scenes

/// A stand-in for the scene of a route that has none yet.
final class PlaceholderScene: SceneHost {
  let view: PlaceholderView

  init(_ route: KaimonoRoute) {
    view = PlaceholderView(route: route.description)
  }
}
