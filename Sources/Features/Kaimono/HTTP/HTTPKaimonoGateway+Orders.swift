import ScenesTransport

extension HTTPKaimonoGateway {
  package func top() async throws(KaimonoConnectionError) -> KaimonoTop {
    let request = TransportRequest("top.load", .get, "/top")
    return try await ask(request) { answer throws(KaimonoAnswerError) in
      guard answer.status == 200 else { throw answer.status(in: request.name) }
      return try answer.read(TopMessage.self, in: request.name).top(in: request.name)
    }
  }

  package func deliveries() async throws(KaimonoConnectionError) -> KaimonoDeliveries {
    let request = TransportRequest("top.deliveries", .get, "/deliveries")
    return try await ask(request) { answer throws(KaimonoAnswerError) in
      guard answer.status == 200 else { throw answer.status(in: request.name) }
      return try answer.read(DeliveriesMessage.self, in: request.name).deliveries(in: request.name)
    }
  }

  package func placedOrders() async throws(KaimonoConnectionError) -> [PlacedOrder] {
    let request = TransportRequest("orders.load", .get, "/orders")
    return try await ask(request) { answer throws(KaimonoAnswerError) in
      guard answer.status == 200 else { throw answer.status(in: request.name) }
      return try answer.read(PlacedOrdersMessage.self, in: request.name).placed(in: request.name)
    }
  }

  package func placedOrder(
    _ id: PlacedOrder.ID
  ) async throws(KaimonoConnectionError) -> PlacedOrder? {
    let request = TransportRequest("order.load", .get, "/orders/\(id)")
    return try await ask(request) { answer throws(KaimonoAnswerError) in
      switch answer.status {
      case 200:
        return try answer.read(PlacedOrderMessage.self, in: request.name)
          .order(in: request.name, wanted: id)
      case 404: return nil
      default: throw answer.status(in: request.name)
      }
    }
  }
}
