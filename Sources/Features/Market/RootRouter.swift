import Scenes

/// Leads from the root to the features.
final class RootRouter: SceneRouter {
  var place: ScenePlace?
  private let cart: SceneFactory<Void>

  init(cart: SceneFactory<Void>) {
    self.cart = cart
  }

  func showCart() {
    place?.push(cart(()))
  }
}
