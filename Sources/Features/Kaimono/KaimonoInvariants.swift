import Scenes
import ScenesHeadless

extension KaimonoFeature {
  /// What has to hold at every moment.
  ///
  /// Each asks the services first, since a look at the screen costs more.
  static let invariants: [FeatureInvariant<KaimonoFeature>] = [
    FeatureInvariant("nothing can be ordered while an order is under way") { kaimono, stage in
      guard kaimono.isOrdering, let button = try? stage.element(.id("order-button")),
        button.isEnabled
      else { return nil }
      return "“order-button” is enabled"
    },
    FeatureInvariant("no product is in the cart twice") { kaimono, _ in
      let ids = kaimono.contents.inCart.map(\.id)
      return Set(ids).count == ids.count ? nil : "the cart has \(ids)"
    },
    FeatureInvariant("a cart shows the quantities that were chosen") { kaimono, stage in
      let contents = kaimono.contents
      guard !contents.chosen.isEmpty, !kaimono.isOrdering, stage.shows(.id("cart-total")) else {
        return nil
      }
      for product in contents.inCart {
        let id = "cart-quantity-\(product.id)"
        let shown = try? stage.element(.id(id)).element.value
        guard shown == "\(product.quantity)" else {
          return "“\(id)” shows \(shown ?? "nothing"), not \(product.quantity)"
        }
      }
      return nil
    },
    FeatureInvariant("the badge counts what is in the cart") { kaimono, stage in
      guard let button = try? stage.element(.id("kaimono-cart")) else { return nil }
      let (count, shown) = (kaimono.contents.badge, button.element.value)
      return shown == (count > 0 ? "\(count)" : nil)
        ? nil : "“kaimono-cart” shows \(shown ?? "nothing"), not \(count)"
    },
  ]
}
