/// What a page offers.
enum OffersSubject: Hashable, Sendable {
  case products([CartProduct.ID])
  case shop(Int)
}

/// All that the interactor of a page with offers knows, be it of a shop or of a single product.
struct OffersState: Hashable, Sendable {
  let subject: OffersSubject
  var loading = KaimonoLoading.underWay
  /// The shop's name, if the subject is one.
  var shopName: String?
  /// Nothing until they are loaded; and then, if there is nothing of that kind.
  var products: [ShopProduct]?
  /// How many things are in the cart.
  var badge = 0
  /// Whether an order is under way, so that nothing can be put into the cart.
  var isOrdering = false
}

extension OffersState {
  /// Whether the shop has said that there is nothing of that kind.
  var isNotFound: Bool { loading == .done && products == nil }
}
