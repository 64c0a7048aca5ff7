import Scenes

/// Leads from the root to the features.
final class RootRouter: SceneRouter {
  weak var navigator: SceneNavigator?
  private let cart: SceneFactory<Void>

  init(cart: SceneFactory<Void>) {
    self.cart = cart
  }

  func showCart() {
    navigator?.push(cart(()))
  }
}
