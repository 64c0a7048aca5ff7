import Scenes
import ScenesHeadless

extension KaimonoFeature {
  /// What has to hold at every moment.
  static let invariants: [FeatureInvariant<KaimonoFeature>] = [
    FeatureInvariant("nothing can be done in a cart whose order is under way") { _, stage in
      guard stage.shows("order-toast"), let button = try? stage.element("order-button"),
        button.isEnabled
      else { return nil }
      return "“order-button” is enabled"
    },
    FeatureInvariant("a cart shows the quantities that are kept") { kaimono, stage in
      guard stage.shows("cart-total"), !stage.shows("order-toast") else { return nil }
      for product in kaimono.contents.inCart {
        let shown = try? stage.element(.id("cart-quantity-\(product.id)")).element.value
        guard shown == "\(product.quantity)" else {
          return
            "“cart-quantity-\(product.id)” shows \(shown ?? "nothing"), not \(product.quantity)"
        }
      }
      return nil
    },
  ]
}
