/// All that the cart's interactor knows.
struct KaimonoCartState: Hashable, Sendable {
  /// How far loading the cart has come.
  enum Loading: Hashable, Sendable {
    case underWay
    case failed(KaimonoError)
    case done
  }

  /// What became of the last order.
  enum OrderEnd: Hashable, Sendable {
    case placed(OrderReceipt)
    case failed(KaimonoError)
  }

  var loading = Loading.underWay
  /// Nothing until it is loaded.
  var cart: KaimonoCart?
  var isOrdering = false
  var orderEnd: OrderEnd?
}
