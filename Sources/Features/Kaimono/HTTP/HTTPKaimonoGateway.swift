package import ScenesTransport

/// The way to the shop over HTTP, whichever way its requests take.
///
/// | request | asks | answers |
/// | --- | --- | --- |
/// | `cart.load` | `GET /cart` | 200 and the cart |
/// | `product.load` | `GET /products/101,102` | 200 and the products that there are |
/// | `shop.load` | `GET /shops/1` | 200 and the shop, or 404 |
/// | `top.load` | `GET /top` | 200, the place of pickup, the days and the shops |
/// | `top.deliveries` | `GET /deliveries` | 200, how many orders there are and which wait to be picked up |
/// | `orders.load` | `GET /orders`, then `GET /orders?after=21` and so on | 200 and a page of the orders, the newest first, with the token of the next |
/// | `order.load` | `GET /orders/1` | 200 and the order, or 404 |
/// | `pickup-place.load`, `payment.load` | `GET /choices/payment` | 200, what there is to choose from and what is chosen |
/// | `pickup-place.choose`, `payment.choose` | `PUT /choices/payment`, the choice and the revision that it replaces | as for `GET`; 200 if it is chosen now, 409 if there is no such choice, or one was chosen since |
/// | `cart.order` | `POST /orders`, the key and the cart | 201 (or 200) and the receipt, or 409 and the refusal |
/// | `cart.resolve` | `POST /orders/resolutions`, the key | 200 and the receipt or `null` |
///
/// The file `Documentation/openapi.json` has all of it, field by field.
///
/// Time-outs and cancellation are the transport's. A `RetryingTransport` asks again for what is only looked at, and
/// never sends an order twice: whether to do that is for the order service, which keeps the key. A
/// `ConditionalTransport` asks only for what has changed.
///
/// Answers are read strictly, off the main actor, by a hop that the clock counts: what is missing, of
/// another type or out of bounds is an error that names its field, and only a status in the table above
/// is believed. So a mistake in the answer to an order counts as a lost answer, and the order keeps its
/// key. Fields that the app does not know are ignored.
package struct HTTPKaimonoGateway: KaimonoGateway {
  private let transport: any HTTPTransport

  /// Creates a gateway over a transport.
  package init(_ transport: any HTTPTransport) {
    self.transport = transport
  }

  package func cart() async throws(KaimonoConnectionError) -> KaimonoCart {
    try await ask(TransportRequest("cart.load", .get, "/cart")) {
      answer throws(TransportMistake) in try answer.read(CartMessage.self).cart()
    }
  }

  package func products(
    _ ids: [CartProduct.ID]
  ) async throws(KaimonoConnectionError) -> [ShopProduct] {
    let path = "/products/" + ids.map { "\($0)" }.joined(separator: ",")
    return try await ask(TransportRequest("product.load", .get, path)) {
      answer throws(TransportMistake) in try answer.read(ProductsMessage.self).offers(asked: ids)
    }
  }

  package func shop(_ id: Int) async throws(KaimonoConnectionError) -> ShopFront? {
    try await ask(TransportRequest("shop.load", .get, "/shops/\(id)")) {
      answer throws(TransportMistake) in try answer.readIfFound(ShopMessage.self)?.front(wanted: id)
    }
  }

  package func choices(
    _ subject: KaimonoChoiceSubject
  ) async throws(KaimonoConnectionError) -> KaimonoChoices {
    try await ask(TransportRequest("\(subject.rawValue).load", .get, subject.path)) {
      answer throws(TransportMistake) in try answer.read(ChoicesMessage.self).choices()
    }
  }

  package func choose(
    _ id: KaimonoChoice.ID,
    of subject: KaimonoChoiceSubject,
    after revision: Int
  ) async throws(KaimonoConnectionError) -> KaimonoChoices {
    let message = ChoiceMessage(choice: id, revision: revision)
    let request = try request("\(subject.rawValue).choose", .put, subject.path, message)
    return try await ask(request) { answer throws(TransportMistake) in
      let wanted = answer.status == 200 ? id : nil
      return try answer.read(ChoicesMessage.self, of: [200, 409]).choices(wanted: wanted)
    }
  }

  package func place(
    _ order: KaimonoOrder
  ) async throws(KaimonoConnectionError) -> OrderAnswer {
    let request = try request("cart.order", .post, "/orders", OrderMessage(order))
    return try await ask(request) { answer throws(TransportMistake) in
      if answer.status == 409 {
        return .refused(try answer.read(RefusalMessage.self, of: [409]).reason())
      }
      return .taken(try answer.read(ReceiptMessage.self, of: [200, 201]).receipt())
    }
  }

  package func resolve(
    _ key: OrderKey
  ) async throws(KaimonoConnectionError) -> OrderReceipt? {
    let message = KeyMessage(key: key.description)
    let request = try request("cart.resolve", .post, "/orders/resolutions", message)
    return try await ask(request) { answer throws(TransportMistake) in
      try answer.read(ResolutionMessage.self).order.value?.receipt(at: "order.")
    }
  }

  private func request(
    _ name: String,
    _ method: TransportMethod,
    _ path: String,
    _ message: some Encodable
  ) throws(KaimonoConnectionError) -> TransportRequest {
    do throws(TransportMessageError) {
      return try TransportRequest(name, method, path, json: message)
    } catch {
      throw .answer(error)
    }
  }

  func ask<Answer: Sendable>(
    _ request: TransportRequest,
    _ read: @escaping @Sendable (TransportResponse) throws(TransportMistake) -> Answer
  ) async throws(KaimonoConnectionError) -> Answer {
    try await transport.ask(request, throwing: KaimonoConnectionError.self, read)
  }
}

extension KaimonoChoiceSubject {
  fileprivate var path: String { "/choices/\(rawValue)" }
}
