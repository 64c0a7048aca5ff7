import Scenes

/// Leads from the root to the features.
final class RootRouter: SceneRouter {
  typealias Route = RootRoute

  var place: ScenePlace?

  func enter(_ entrance: SceneEntrance) {
    apply(.push(entrance.route))
  }
}
