import Kaimono
import ScenesHeadless

extension SimulatedKaimono {
  /// The cart outlives the process.
  ///
  /// An order that is on its way, or has no known result, may still empty it.
  ///
  /// The badge of the cart is not kept: it counts nothing as long as the shop has not said what is in the cart.
  static let exploration = FeatureExploration<SimulatedKaimono>(
    varying: [
      "product-title", "product-price", "product-stock", "cart-pickup-day", "kaimono-deadline",
      "order-pickup-day",
    ],
    kept: [
      "cart-quantity-#", "cart-total", "cart-payment-row", "cart-pickup-row", "choice-#",
      "order-row-#", "order-total",
    ],
    leads: [
      "kaimono-cart": "cart", "kaimono-pickup-place": "pickup-place", "kaimono-shop-#": "shop/#",
      "kaimono-recent-orders": "orders", "kaimono-acceptable-deliveries": "orders",
      "kaimono-notification-settings": "notification-settings", "order-row-#": "order/#",
      "tile-image-#": "product/#", "product-recipes": "", "cart-product-#": "product/#",
      "cart-payment-row": "payment", "cart-pickup-row": "pickup-place", "cart-faq": "faq",
      "cart-tutorial": "delivery-tutorial", "retry": "?", "cart-terms": "terms-and-law",
      "cart-notes": "notes",
    ],
    stored: { kaimono in
      let cart = kaimono.contents.inCart
      return [
        "\(cart.count) kinds in the cart", kaimono.isOrdering ? "ordering" : "at rest",
        kaimono.isEveryOrderKnown ? "every order known" : "an order without an answer",
      ]
    },
    isSettled: { !$0.isOrdering && $0.isEveryOrderKnown }
  )
}
