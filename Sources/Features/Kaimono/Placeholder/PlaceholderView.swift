import Scenes

/// Shows the name of a route.
struct PlaceholderView: SceneView {
  let route: String

  var body: [ScreenElement] {
    column {
      text(route).identifier("placeholder-title").header().padding(16)
    }
  }
}
