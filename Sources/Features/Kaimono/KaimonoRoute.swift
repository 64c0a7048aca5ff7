import Scenes

/// The places that the feature leads to, by the names that links, launch arguments and flows use.
enum KaimonoRoute: NamedSceneRoute {
  static let feature = "kaimono"

  case cart
  case product(CartProduct.ID)
  case pickupPlace
  case payment
  case deliveryTutorial
  case termsAndLaw
  case faq

  /// The routes that hold no value, by their names.
  private static let plain: [(route: KaimonoRoute, name: String)] = [
    (.cart, "cart"), (.pickupPlace, "pickup-place"), (.payment, "payment"),
    (.deliveryTutorial, "delivery-tutorial"), (.termsAndLaw, "terms-and-law"), (.faq, "faq"),
  ]

  static let names = plain.map(\.name) + ["product/ID"]

  var parent: KaimonoRoute? { self == .cart ? nil : .cart }

  var description: String {
    if case .product(let id) = self { return "product/\(id)" }
    return Self.plain.first { $0.route == self }?.name ?? ""
  }

  init?(_ name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, parts[0] == "product", let id = CartProduct.ID(parts[1]) {
      self = .product(id)
    } else if let one = Self.plain.first(where: { $0.name == name }) {
      self = one.route
    } else {
      return nil
    }
  }
}
