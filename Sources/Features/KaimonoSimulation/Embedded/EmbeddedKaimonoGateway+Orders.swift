import Kaimono

extension EmbeddedKaimonoGateway {
  @MainActor func top() async throws(KaimonoConnectionError) -> KaimonoTop {
    try await ask("top.load") { counter throws(KaimonoConnectionError) in try counter.top() }
  }

  @MainActor func deliveries() async throws(KaimonoConnectionError) -> KaimonoDeliveries {
    try await ask("top.deliveries") { counter throws(KaimonoConnectionError) in
      try counter.deliveries()
    }
  }

  @MainActor func placedOrders() async throws(KaimonoConnectionError) -> [PlacedOrder] {
    try await ask("orders.load") { counter throws(KaimonoConnectionError) in
      try counter.placedOrders()
    }
  }

  @MainActor func placedOrder(
    _ id: PlacedOrder.ID
  ) async throws(KaimonoConnectionError) -> PlacedOrder? {
    try await ask("order.load") { counter throws(KaimonoConnectionError) in
      try counter.placedOrders().first { $0.id == id }
    }
  }
}
