import Scenes

/// The places that the feature leads to, by the names that links, launch arguments and flows use.
package enum KaimonoRoute: NamedSceneRoute {
  package static let feature = "kaimono"

  /// The feature's first screen.
  case top
  case cart
  case product(CartProduct.ID)
  /// Products to choose from, such as the ingredients of a recipe.
  case products([CartProduct.ID])
  case shop(Int)
  case pickupPlace
  case payment
  case deliveryTutorial
  case termsAndLaw
  case notes
  case faq
  case orders
  case order(PlacedOrder.ID)
  case notificationSettings

  /// The routes that hold no value, by their names.
  private static let plain: [(route: KaimonoRoute, name: String)] = [
    (.top, "kaimono"), (.cart, "cart"), (.orders, "orders"), (.pickupPlace, "pickup-place"),
    (.payment, "payment"),
    (.deliveryTutorial, "delivery-tutorial"), (.termsAndLaw, "terms-and-law"), (.notes, "notes"),
    (.faq, "faq"), (.notificationSettings, "notification-settings"),
  ]

  package static let names =
    plain.map(\.name) + ["product/ID", "products/ID,ID,…", "shop/ID", "order/ID"]

  package var parent: KaimonoRoute? {
    switch self {
    case .top: nil
    case .cart, .shop, .orders, .notificationSettings: .top
    case .order: .orders
    default: .cart
    }
  }

  package var description: String {
    switch self {
    case .product(let id): "product/\(id)"
    case .products(let ids): "products/" + ids.map { "\($0)" }.joined(separator: ",")
    case .shop(let id): "shop/\(id)"
    case .order(let id): "order/\(id)"
    default: Self.plain.first { $0.route == self }?.name ?? ""
    }
  }

  package init?(_ name: String) {
    if let one = Self.plain.first(where: { $0.name == name }) {
      self = one.route
      return
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let texts = parts[1].split(separator: ",", omittingEmptySubsequences: false)
    let ids = texts.compactMap { CartProduct.ID($0) }
    guard ids.count == texts.count else { return nil }
    var seen: Set<CartProduct.ID> = []
    switch parts[0] {
    // Whoever names a product twice sees it once.
    case "products": self = .products(ids.filter { seen.insert($0).inserted })
    case "product" where ids.count == 1: self = .product(ids[0])
    case "shop" where ids.count == 1: self = .shop(ids[0])
    case "order" where ids.count == 1: self = .order(ids[0])
    default: return nil
    }
  }
}
