import Kaimono
import Scenes
import ScenesHeadless

extension SimulatedKaimono {
  /// The invariants of orders, and of the actions that lead to them.
  static let invariantsOfOrders: [FeatureInvariant<SimulatedKaimono>] = [
    FeatureInvariant("no two orders are under way") { kaimono, _ in
      let count = kaimono.shop.network.underWay["cart.order"] ?? 0
      return count > 1 ? "\(count) are" : nil
    },
    FeatureInvariant(
      "what can be ordered can be ordered, and nothing else",
      at: .step
    ) { kaimono, stage in
      guard kaimono.isAtRest, let button = stage.element(identifiedBy: "order-button"),
        let place = stage.element(identifiedBy: "cart-pickup-row")
      else { return nil }
      let isChosen = place.element.text != KaimonoWords.title(of: .pickupPlace)
      let wanted = isChosen && !kaimono.contents.inCart.isEmpty
      return button.isEnabled == wanted
        ? nil : "“order-button” is \(wanted ? "disabled" : "enabled")"
    },
    FeatureInvariant(
      "what is for sale can be put into the cart while no order is under way",
      at: .step
    ) { kaimono, stage in
      guard kaimono.isAtRest else { return nil }
      let frames = stage.frames
      for index in frames.identified {
        guard let name = frames.elements[index].element.identifier, name.hasPrefix("tile-add-"),
          let around = frames.parent(of: frames.elements[index])
        else { continue }
        let button = frames.elements[index]
        let isForSale = texts(in: around, frames).allSatisfy { !reasons.contains($0) }
        if button.isEnabled != isForSale {
          return "“\(name)” is \(isForSale ? "disabled" : "enabled")"
        }
      }
      return nil
    },
    FeatureInvariant("choices can be chosen again after an answer", at: .step) {
      kaimono,
      stage in
      guard kaimono.isAtRest else { return nil }
      let frames = stage.frames
      let stuck = frames.identified.first {
        !frames.elements[$0].isEnabled
          && frames.elements[$0].element.identifier?.hasPrefix("choice-") == true
      }
      return stuck.flatMap { frames.elements[$0].element.identifier }.map { "“\($0)” is disabled" }
    },
    FeatureInvariant("the total of an order is the sum of its lines", at: .step) {
      kaimono,
      stage in
      let orders = kaimono.shop.orders
      if let total = stage.element(identifiedBy: "order-total"),
        case .order(let id)? = stage.navigator.navigation.top?.route.as(KaimonoRoute.self),
        orders.indices.contains(id - 1)
      {
        let cart = orders[id - 1].cart
        let wanted = sum(of: cart.products)
        if total.element.text != wanted {
          return "“order-total” says \(total.element.text ?? "nothing"), not \(wanted)"
        }
        if let line = wrongLine(of: cart, stage) { return line }
      }
      return orders.indices.lazy.compactMap { place in
        wrongRow("order-row-\(place + 1)", wanting: sum(of: orders[place].cart.products), stage)
      }
      .first
    },
  ]

  /// A Boolean value that indicates whether no order or request is under way that may change the available actions.
  private var isAtRest: Bool { !isOrdering && shop.network.underWay.isEmpty }

  /// The texts that a person reads where a product can't be put into the cart.
  private static let reasons = ["売り切れ", "直近でお届けできる日を確認"]

  /// Describes the first line of an order that does not show the total price of its things; `nil` if there is none.
  static func wrongLine(of cart: KaimonoCart, _ stage: Stage) -> String? {
    cart.products.lazy.compactMap { product in
      let amount = product.price.amount * product.quantity
      return wrongRow("order-product-\(product.id)", wanting: price(of: amount), stage)
    }
    .first
  }

  /// Describes the texts of a row that lacks a wanted text; `nil` if it has the text, or is not there.
  static func wrongRow(
    _ name: String,
    wanting wanted: @autoclosure () -> String,
    _ stage: Stage
  ) -> String? {
    guard let row = stage.element(identifiedBy: name) else { return nil }
    let (texts, text) = (texts(in: row, stage.frames), wanted())
    return texts.contains(text) ? nil : "“\(name)” says \(texts), and not \(text)"
  }

  /// The texts that a person reads in a row, from the top.
  private static func texts(in row: LaidOutElement, _ frames: ScreenFrames) -> [String] {
    frames.elements[row.index..<row.endIndex].compactMap(\.element.text)
  }

  /// An amount as a person reads it, without the code that the screens use.
  static func price(of amount: Int) -> String {
    var digits = Array("\(amount)")
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return String(digits) + "円"
  }

  /// The total price of products, as a person reads it.
  static func sum(of products: [CartProduct]) -> String {
    "合計 " + price(of: products.reduce(0) { $0 + $1.price.amount * $1.quantity })
  }
}
