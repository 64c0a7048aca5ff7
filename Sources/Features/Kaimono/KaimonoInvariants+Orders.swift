import Scenes
import ScenesHeadless

extension KaimonoFeature {
  /// What has to hold of orders, and of what can be done about them.
  static let invariantsOfOrders: [FeatureInvariant<KaimonoFeature>] = [
    FeatureInvariant("no two orders are under way") { kaimono, _ in
      let count = kaimono.shop.network.underWay["cart.order"] ?? 0
      return count > 1 ? "\(count) are" : nil
    },
    FeatureInvariant(
      "what can be ordered can be ordered, and nothing else",
      isCostly: true
    ) { kaimono, stage in
      guard kaimono.isAtRest, let button = try? stage.element(.id("order-button")),
        let place = try? stage.element(.id("cart-pickup-row"))
      else { return nil }
      let isChosen = place.element.text != KaimonoWords.title(of: .pickupPlace)
      let wanted = isChosen && !kaimono.contents.inCart.isEmpty
      return button.isEnabled == wanted
        ? nil : "“order-button” is \(wanted ? "disabled" : "enabled")"
    },
    FeatureInvariant(
      "what is for sale can be put into the cart while no order is under way",
      isCostly: true
    ) { kaimono, stage in
      guard kaimono.isAtRest else { return nil }
      let frames = stage.frames
      for button in frames.elements {
        guard let name = button.element.identifier, name.hasPrefix("tile-add-"),
          let around = frames.parent(of: button)
        else { continue }
        let isForSale = texts(in: around, frames).allSatisfy { !reasons.contains($0) }
        if button.isEnabled != isForSale {
          return "“\(name)” is \(isForSale ? "disabled" : "enabled")"
        }
      }
      return nil
    },
    FeatureInvariant("choices can be chosen again after an answer", isCostly: true) {
      kaimono,
      stage in
      guard kaimono.isAtRest else { return nil }
      let stuck = stage.frames.elements.first {
        !$0.isEnabled && $0.element.identifier?.hasPrefix("choice-") == true
      }
      return stuck?.element.identifier.map { "“\($0)” is disabled" }
    },
    FeatureInvariant("the total of an order is the sum of its lines", isCostly: true) {
      kaimono,
      stage in
      let frames = stage.frames
      let orders = kaimono.shop.orders
      if let total = try? frames.element(.id("order-total")),
        case .order(let id)? = stage.navigator.navigation.top?.route.as(KaimonoRoute.self),
        orders.indices.contains(id - 1)
      {
        let cart = orders[id - 1].cart
        let wanted = sum(of: cart)
        if total.element.text != wanted {
          return "“order-total” says \(total.element.text ?? "nothing"), not \(wanted)"
        }
        if let line = wrongLine(of: cart, frames) { return line }
      }
      for row in frames.elements {
        guard let name = row.element.identifier, name.hasPrefix("order-row-"),
          let id = Int(name.dropFirst("order-row-".count)), orders.indices.contains(id - 1)
        else { continue }
        let wanted = sum(of: orders[id - 1].cart)
        let texts = texts(in: row, frames)
        if !texts.contains(wanted) { return "“\(name)” says \(texts), and not \(wanted)" }
      }
      return nil
    },
  ]

  /// Whether nothing is under way that may change what can be done.
  private var isAtRest: Bool { !isOrdering && shop.network.underWay.isEmpty }

  /// What a person reads where a product can't be put into the cart.
  private static let reasons = ["売り切れ", "直近でお届けできる日を確認"]

  /// What a line of an order says instead of what its things cost together.
  static func wrongLine(of cart: KaimonoCart, _ frames: ScreenFrames) -> String? {
    for product in cart.products {
      let name = "order-product-\(product.id)"
      guard let row = try? frames.element(.id(name)) else { continue }
      let wanted = "\(Yen(product.price.amount * product.quantity))"
      let texts = texts(in: row, frames)
      if !texts.contains(wanted) { return "“\(name)” says \(texts), and not \(wanted)" }
    }
    return nil
  }

  /// What a person reads in a row, from the top.
  private static func texts(in row: LaidOutElement, _ frames: ScreenFrames) -> [String] {
    frames.elements[row.index..<row.endIndex].compactMap(\.element.text)
  }

  /// The sum as a person reads it, not by what the screens use.
  private static func sum(of cart: KaimonoCart) -> String {
    "合計 \(Yen(cart.products.reduce(0) { $0 + $1.price.amount * $1.quantity }))"
  }
}
