import Kaimono
import Scenes
import ScenesHeadless

extension SimulatedKaimono {
  /// The invariants that always hold, in addition to those of every app.
  ///
  /// Each asks the services first, since a look at the screen costs more: those that have to look are checked after
  /// steps only.
  static let invariants: [FeatureInvariant<SimulatedKaimono>] = [
    FeatureInvariant("the next process has the cart and the order that were stored", at: .cut) {
      kaimono,
      _ in
      kaimono.loss
    },
    FeatureInvariant("an order is placed exactly once") { kaimono, _ in
      let keys = kaimono.shop.orders.map(\.key)
      if Set(keys).count < keys.count { return "the shop has one of \(keys) twice" }
      let (settled, told) = (kaimono.settledOrders, kaimono.told.count)
      return settled == told
        ? nil : "the shop has \(settled) that are settled, and the person was told of \(told)"
    },
    FeatureInvariant("beside a toast that waits nothing is enabled", at: .step) { _, stage in
      for toast in toasts where stage.shows(.id(toast)) {
        if let control = enabledControl(beside: toast, stage) {
          return "“\(control)” is enabled beside “\(toast)”"
        }
      }
      return nil
    },
    FeatureInvariant("nothing can be ordered while an order is under way") { kaimono, stage in
      guard kaimono.isOrdering, let button = stage.element(identifiedBy: "order-button"),
        button.isEnabled
      else { return nil }
      return "“order-button” is enabled"
    },
    FeatureInvariant("no product is in the cart twice") { kaimono, _ in
      let ids = kaimono.contents.inCart.map(\.id)
      return Set(ids).count == ids.count ? nil : "the cart has \(ids)"
    },
    FeatureInvariant(
      "a cart shows the quantities that were chosen",
      at: .step
    ) { kaimono, stage in
      guard !kaimono.isOrdering, stage.shows(.id("cart-total")) else { return nil }
      let chosen = Dictionary(kaimono.contents.inCart.map { ($0.id, $0.quantity) }) { $1 }
      for (id, shown) in quantities(on: stage.frames) where shown != chosen[id].map({ "\($0)" }) {
        return "“cart-quantity-\(id)” shows \(shown ?? "nothing"), not \(chosen[id] ?? 0)"
      }
      return nil
    },
    FeatureInvariant("a cart says what one of each product costs", at: .step) {
      kaimono,
      stage in
      guard stage.element(identifiedBy: "cart-total") != nil else { return nil }
      return kaimono.contents.inCart.lazy.compactMap { product in
        wrongRow(
          "cart-product-\(product.id)",
          wanting: price(of: product.price.amount),
          stage
        )
      }
      .first
    },
    FeatureInvariant(
      "the total of a cart is the sum of its lines",
      at: .step
    ) { kaimono, stage in
      guard !kaimono.isOrdering, let total = stage.element(identifiedBy: "cart-total") else {
        return nil
      }
      let wanted = sum(of: kaimono.contents.inCart)
      return total.element.text == wanted
        ? nil : "“cart-total” says \(total.element.text ?? "nothing"), not \(wanted)"
    },
    FeatureInvariant("the badge counts what is in the cart", at: .step) { kaimono, stage in
      guard let button = stage.element(identifiedBy: "kaimono-cart") else { return nil }
      let count = kaimono.contents.inCart.reduce(0) { $0 + $1.quantity }
      let shown = button.element.value
      return shown == (count > 0 ? "\(count)" : nil)
        ? nil : "“kaimono-cart” shows \(shown ?? "nothing"), not \(count)"
    },
  ]

  /// The toasts over a screen that is disabled while they wait.
  private static let toasts = ["order-toast", "choices-toast"]

  /// The first control that takes a touch among those that lie with a toast in one container.
  private static func enabledControl(beside toast: String, _ stage: Stage) -> String? {
    let frames = stage.frames
    guard let toast = stage.element(identifiedBy: toast), let around = frames.parent(of: toast)
    else {
      return nil
    }
    let enabled = frames.elements[around.index..<around.endIndex].first {
      $0.isEnabled && !$0.element.events.isDisjoint(with: [.tap, .text, .value])
    }
    return enabled.map { "\($0.element)" }
  }

  /// The numbers of the steppers that are described, by their products.
  private static func quantities(on frames: ScreenFrames) -> [(CartProduct.ID, String?)] {
    let prefix = "cart-quantity-"
    return frames.identified.compactMap { index in
      guard let name = frames.elements[index].element.identifier, name.hasPrefix(prefix),
        let id = CartProduct.ID(name.dropFirst(prefix.count))
      else { return nil }
      return (id, frames.elements[index].element.value)
    }
  }
}
