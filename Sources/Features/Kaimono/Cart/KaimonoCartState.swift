/// All that the cart's interactor knows.
struct KaimonoCartState: Hashable, Sendable {
  var loading = KaimonoLoading.underWay
  /// Nothing until it is loaded.
  var cart: KaimonoCart?
  var isOrdering = false
  /// The result of the last order.
  var orderEnd: OrderEnd?
}
