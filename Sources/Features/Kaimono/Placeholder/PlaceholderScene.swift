import Scenes

/// Stands where a route leads whose scene does not exist yet.
final class PlaceholderScene: SceneHost {
  let view: PlaceholderView

  init(route: String) {
    view = PlaceholderView(route: route)
  }
}
