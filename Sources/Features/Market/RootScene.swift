import Scenes
import ScenesHeadless

/// The app's root: the way to its features.
final class RootScene: SceneHost {
  private(set) var view = RootView()
  private let router: RootRouter
  private let log: EventLog

  var navigationRouter: (any SceneRouter)? { router }

  /// Creates the root.
  ///
  /// - Parameters:
  ///   - cart: Builds the cart.
  ///   - log: Records the view's delegate calls.
  init(cart: SceneFactory<Void>, log: EventLog) {
    router = RootRouter(cart: cart)
    self.log = log
    view.delegate = self
  }
}

extension RootScene: RootViewDelegate {
  func rootViewDidTapKaimonoTab() {
    log.recordCall()
    router.showCart()
  }
}
