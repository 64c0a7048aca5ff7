import StateStore

/// The subject of a page with offers.
enum OffersSubject: Hashable, Sendable {
  case products([CartProduct.ID])
  case shop(Int)
}

/// All that the interactor of a page with offers knows, be it of a shop or of a single product.
struct OffersState: Hashable, Sendable {
  let subject: OffersSubject
  /// The shop's name, if the subject is one.
  var shopName: String?
  /// The products; `nil` until they are loaded, and if the shop has nothing of that kind.
  var products = Loadable<[ShopProduct], KaimonoError>()
  /// The number of products in the cart.
  var badge = 0
  /// A Boolean value that indicates whether an order is under way, so that the person can add nothing to the cart.
  var isOrdering = false
}

extension OffersState {
  /// A Boolean value that indicates whether the shop has answered that there is nothing of that kind.
  var isNotFound: Bool { products.isLoaded && products.value == nil }
}
