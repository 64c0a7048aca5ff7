import Scenes
import ScenesHeadless

/// The app's root: the way to its features.
final class RootScene: SceneHost {
  private(set) var view: RootView
  private let router = RootRouter()
  private let log: EventLog

  var navigationRouter: (any SceneRouter)? { router }

  /// Creates the root.
  ///
  /// - Parameters:
  ///   - entrances: The ways into the features.
  ///   - log: Records the view's delegate calls.
  init(_ entrances: [SceneEntrance], log: EventLog) {
    view = RootView(entrances: entrances)
    self.log = log
    view.delegate = self
  }
}

extension RootScene: RootViewDelegate {
  func rootViewDidTapTab(_ entrance: SceneEntrance) {
    log.recordCall(["tab": entrance.feature])
    router.enter(entrance)
  }
}
