/// The state of the cart's store.
struct KaimonoCartState: Hashable, Sendable {
  /// The progress of loading the cart.
  enum Loading: Hashable, Sendable {
    case underWay
    case failed(KaimonoError)
    case done
  }

  var loading = Loading.underWay
  /// The cart; `nil` until it is loaded.
  var cart: KaimonoCart?
  var isOrdering = false
  /// The result of the last order.
  var orderEnd: OrderEnd?
}
