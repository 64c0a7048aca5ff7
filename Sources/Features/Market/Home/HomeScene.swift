import Scenes
import ScenesHeadless

/// The first scene of the home tab: the way to the others.
final class HomeScene: SceneHost {
  private(set) var view = HomeView()
  private let router = PlaceRouter<HomeRoute>()
  private let log: EventLog

  var navigationRouter: (any SceneRouter)? { router }

  /// Creates the scene.
  ///
  /// - Parameter log: Records the view's delegate calls.
  init(log: EventLog) {
    self.log = log
    view.delegate = self
  }
}

extension HomeScene: HomeViewDelegate {
  func homeViewDidTapMarkGrid() {
    log.recordCall()
    router.push(.markGrid)
  }
}
