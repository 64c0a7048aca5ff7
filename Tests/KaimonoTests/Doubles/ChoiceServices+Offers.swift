import Observation2
import Scenes
import ScenesHeadless

@testable import Kaimono

extension ChoiceServices {
  /// A stage with a shop, or with products to choose from.
  func shopStage(_ subject: OffersSubject, _ time: VirtualTime) -> Stage {
    Stage(time) {
      ShopScene.build(
        subject,
        gateway: shop,
        orders: orders,
        cart: cart,
        notices: shop,
        clock: time
      )
    }
  }

  /// A stage with a product.
  func productStage(_ id: CartProduct.ID, _ time: VirtualTime) -> Stage {
    let exits = KaimonoExits { _ in AnySceneRoute(KaimonoRoute.cart) }
    return Stage(time) {
      ProductScene.build(
        id,
        gateway: shop,
        orders: orders,
        cart: cart,
        notices: shop,
        exits: exits,
        clock: time
      )
    }
  }
}
