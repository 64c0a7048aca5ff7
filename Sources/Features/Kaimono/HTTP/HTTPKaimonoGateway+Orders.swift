import ScenesTransport

extension HTTPKaimonoGateway {
  package func top() async throws(KaimonoConnectionError) -> KaimonoTop {
    try await ask(TransportRequest("top.load", .get, "/top")) {
      answer throws(TransportMistake) in try answer.read(TopMessage.self).top()
    }
  }

  package func deliveries() async throws(KaimonoConnectionError) -> KaimonoDeliveries {
    try await ask(TransportRequest("top.deliveries", .get, "/deliveries")) {
      answer throws(TransportMistake) in try answer.read(DeliveriesMessage.self).deliveries()
    }
  }

  package func placedOrders() async throws(KaimonoConnectionError) -> [PlacedOrder] {
    var (orders, next): ([PlacedOrder], String?) = ([], nil)
    repeat {
      let query = next.map { [TransportRequest.QueryItem("after", $0)] } ?? []
      let request = TransportRequest("orders.load", .get, "/orders", query: query)
      let (count, last) = (orders.count, orders.last?.id)
      let page = try await ask(request) { answer throws(TransportMistake) in
        try answer.read(PlacedOrdersMessage.self).page(after: last, of: count)
      }
      orders += page.orders
      next = page.next
    } while next != nil
    return orders
  }

  package func placedOrder(
    _ id: PlacedOrder.ID
  ) async throws(KaimonoConnectionError) -> PlacedOrder? {
    try await ask(TransportRequest("order.load", .get, "/orders/\(id)")) {
      answer throws(TransportMistake) in
      try answer.readIfFound(PlacedOrderMessage.self)?.order(wanted: id)
    }
  }
}
