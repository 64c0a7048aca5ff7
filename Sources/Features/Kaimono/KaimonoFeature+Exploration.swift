import ScenesHeadless

extension KaimonoFeature {
  /// The cart outlives the process; an order that is on its way, or of which nobody knows, may still empty it.
  static let exploration = FeatureExploration<KaimonoFeature>(
    varying: [
      "product-title", "product-price", "product-stock", "cart-pickup-day", "kaimono-deadline",
      "order-pickup-day",
    ],
    kept: ["kaimono-cart", "cart-quantity-#", "cart-total"],
    stored: { kaimono in
      let cart = kaimono.contents.inCart
      return ["\(cart.count) kinds in the cart", kaimono.isOrdering ? "ordering" : "at rest"]
    },
    isSettled: { !$0.isOrdering && $0.isEveryOrderKnown }
  )
}
