/// All that the cart's interactor knows.
struct KaimonoCartState: Hashable, Sendable {
  /// How far loading the cart has come.
  enum Loading: Hashable, Sendable {
    case underWay
    case failed(KaimonoError)
    case done
  }

  var loading = Loading.underWay
  /// Nothing until it is loaded.
  var cart: KaimonoCart?
  var isOrdering = false
  /// The result of the last order.
  var orderEnd: OrderEnd?
}
