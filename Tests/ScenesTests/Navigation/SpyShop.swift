import Observation2
import ScenesTesting

@testable import Scenes

/// A navigator with a shop's scenes, which write down what happens to them.
@MainActor final class SpyShop {
  let navigator = SceneNavigator()
  var log: [String] = []
  private(set) var issues: [SceneNavigationError] = []

  init(_ root: SceneRoot<AnySceneRoute>? = nil) {
    navigator.onIssue = { [weak self] in self?.issues.append($0) }
    navigator.registry.add(ShopRoute.self) { [weak self] route, _ in
      let name = "\(route)"
      return SceneSpy(name) { self?.log.append("\(name) \($0)") }
    }
    if let root { navigator.apply(.replaceRoot(root)) }
    log = []
  }

  /// What happens to scenes by something.
  func log(of change: () -> Void) -> [String] {
    log = []
    change()
    return log
  }

  /// The scene in front.
  var top: SceneSpy? { navigator.top as? SceneSpy }

  /// Asks for a change on behalf of the scene in front.
  func ask(_ change: SceneNavigationChange) {
    place.apply(change)
  }

  /// The place of the scene in front.
  var place: ScenePlace {
    navigator.navigation.top.map { navigator.place(of: $0.id) } ?? ScenePlace { _ in }
  }
}
