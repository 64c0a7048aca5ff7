/// Which of the placed orders a page is about.
enum PlacedOrdersSubject: Hashable, Sendable {
  case all
  case one(PlacedOrder.ID)
}

/// All that the interactor of a page about placed orders knows, be it of all of them or of one.
struct PlacedOrdersState: Hashable, Sendable {
  let subject: PlacedOrdersSubject
  var loading = KaimonoLoading.underWay
  /// Nothing until they are loaded; they stay while they are loaded again, and if that fails.
  var orders: [PlacedOrder]?
}

extension PlacedOrdersState {
  /// Whether they are loaded for the first time.
  var isLoading: Bool { loading == .underWay && orders == nil }
  /// Whether the shop has said that there is none.
  var isEmpty: Bool { orders?.isEmpty == true }
}
