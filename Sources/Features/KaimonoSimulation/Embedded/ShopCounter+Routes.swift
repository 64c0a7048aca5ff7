import Kaimono
import ScenesTransport

extension ShopCounter {
  /// The shop's side of ``HTTPKaimonoGateway``.
  var routes: [TransportRoute] {
    [
      route(.get, "/cart") { shop, _, _ in (200, CartMessage(try shop.cart())) },
      route(.get, "/products/:ids") { shop, _, parameters in
        let ids = (parameters["ids"] ?? "").split(separator: ",").compactMap { Int($0) }
        return (200, ProductsMessage(try shop.products(ids)))
      },
      route(.get, "/shops/:id") { shop, _, parameters in
        let id = parameters["id"].flatMap { Int($0) }
        return try id.flatMap(shop.front).map { (200, ShopMessage($0)) }
      },
      route(.get, "/top") { shop, _, _ in (200, TopMessage(try shop.top())) },
      route(.get, "/deliveries") { shop, _, _ in (200, DeliveriesMessage(try shop.deliveries())) },
      route(.get, "/orders") { shop, request, _ in
        let token = request.query.first { $0.name == "after" }?.value
        return (200, try PlacedOrdersMessage(try shop.placedOrders(), after: token))
      },
      route(.get, "/orders/:number") { shop, _, parameters in
        let number = parameters["number"].flatMap { Int($0) }
        let order = try shop.placedOrders().first { $0.id == number }
        return order.map { (200, PlacedOrderMessage($0)) }
      },
      route(.get, "/choices/:subject") { shop, _, parameters in
        try Self.subject(parameters).map { (200, ChoicesMessage(try shop.choices($0))) }
      },
      route(.put, "/choices/:subject") { shop, request, parameters in
        guard let subject = Self.subject(parameters) else { return nil }
        let message = try request.read(ChoiceMessage.self)
        let choices = try shop.choose(message.choice, of: subject, after: message.revision)
        return (choices.chosenID == message.choice ? 200 : 409, ChoicesMessage(choices))
      },
      route(.post, "/orders") { shop, request, _ in
        switch try shop.place(try request.read(OrderMessage.self).order()) {
        case .taken(let receipt): (201, ReceiptMessage(receipt))
        case .refused(let refusal): (409, RefusalMessage(refusal))
        }
      },
      route(.post, "/orders/resolutions") { shop, request, _ in
        let key = try request.read(KeyMessage.self).orderKey()
        return (200, ResolutionMessage(try shop.resolve(key)))
      },
    ]
  }

  private static func subject(_ parameters: [String: String]) -> KaimonoChoiceSubject? {
    parameters["subject"].flatMap(KaimonoChoiceSubject.init)
  }

  /// A route whose answer is the status and the message, or that there is none.
  private func route(
    _ method: TransportMethod,
    _ path: String,
    _ answer:
      @escaping @MainActor @Sendable (ShopCounter, TransportRequest, [String: String]) throws -> (
        status: Int, message: any Encodable
      )?
  ) -> TransportRoute {
    TransportRoute(method, path) { @MainActor [self] request, parameters in
      TransportResponse(to: request) { try answer(self, request, parameters) }
    }
  }
}
