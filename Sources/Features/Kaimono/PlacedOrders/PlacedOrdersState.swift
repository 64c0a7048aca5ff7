import StateStore

/// The placed orders that a page shows.
enum PlacedOrdersSubject: Hashable, Sendable {
  case all
  case one(PlacedOrder.ID)
}

/// All that the interactor of a page about placed orders knows, be it of all of them or of one.
struct PlacedOrdersState: Hashable, Sendable {
  let subject: PlacedOrdersSubject
  /// The orders; they stay while they are loaded again, and if that fails.
  var orders = Loadable<[PlacedOrder], KaimonoError>()
}

extension PlacedOrdersState {
  /// A Boolean value that indicates whether the orders are loaded for the first time.
  var isLoading: Bool { orders.isLoading && orders.value == nil }
  /// A Boolean value that indicates whether the shop has answered that there is no order.
  var isEmpty: Bool { orders.value?.isEmpty == true }
}
