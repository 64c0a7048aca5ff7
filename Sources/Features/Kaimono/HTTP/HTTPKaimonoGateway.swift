import Foundation
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
/// | `orders.load` | `GET /orders` | 200 and the orders, the newest first |
/// | `order.load` | `GET /orders/1` | 200 and the order, or 404 |
/// | `pickup-place.load`, `payment.load` | `GET /choices/payment` | 200, what there is to choose from and what is chosen |
/// | `pickup-place.choose`, `payment.choose` | `PUT /choices/payment`, the choice and the revision that it replaces | as for `GET`; 200 if it is chosen now, 409 if there is no such choice, or one was chosen since |
/// | `cart.order` | `POST /orders`, the key and the cart | 201 (or 200) and the receipt, or 409 and the refusal |
/// | `cart.resolve` | `POST /orders/resolutions`, the key | 200 and the receipt or `null` |
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
    let request = TransportRequest("cart.load", .get, "/cart")
    return try await ask(request) { answer throws(KaimonoAnswerError) in
      guard answer.status == 200 else { throw answer.status(in: request.name) }
      return try answer.read(CartMessage.self, in: request.name).cart(in: request.name)
    }
  }

  package func products(
    _ ids: [CartProduct.ID]
  ) async throws(KaimonoConnectionError) -> [ShopProduct] {
    let path = "/products/" + ids.map { "\($0)" }.joined(separator: ",")
    let request = TransportRequest("product.load", .get, path)
    return try await ask(request) { answer throws(KaimonoAnswerError) in
      guard answer.status == 200 else { throw answer.status(in: request.name) }
      return try answer.read(ProductsMessage.self, in: request.name).offers(in: request.name)
    }
  }

  package func shop(_ id: Int) async throws(KaimonoConnectionError) -> ShopFront? {
    let request = TransportRequest("shop.load", .get, "/shops/\(id)")
    return try await ask(request) { answer throws(KaimonoAnswerError) in
      switch answer.status {
      case 200: return try answer.read(ShopMessage.self, in: request.name).front(in: request.name)
      case 404: return nil
      default: throw answer.status(in: request.name)
      }
    }
  }

  package func choices(
    _ subject: KaimonoChoiceSubject
  ) async throws(KaimonoConnectionError) -> KaimonoChoices {
    let request = TransportRequest("\(subject.rawValue).load", .get, subject.path)
    return try await ask(request) { answer throws(KaimonoAnswerError) in
      guard answer.status == 200 else { throw answer.status(in: request.name) }
      return try answer.read(ChoicesMessage.self, in: request.name).choices(in: request.name)
    }
  }

  package func choose(
    _ id: KaimonoChoice.ID,
    of subject: KaimonoChoiceSubject,
    after revision: Int
  ) async throws(KaimonoConnectionError) -> KaimonoChoices {
    let message = ChoiceMessage(choice: id, revision: revision)
    let request = try send("\(subject.rawValue).choose", .put, subject.path, message)
    return try await ask(request) { answer throws(KaimonoAnswerError) in
      guard [200, 409].contains(answer.status) else { throw answer.status(in: request.name) }
      let wanted = answer.status == 200 ? id : nil
      return try answer.read(ChoicesMessage.self, in: request.name)
        .choices(in: request.name, wanted: wanted)
    }
  }

  package func place(
    _ order: KaimonoOrder
  ) async throws(KaimonoConnectionError) -> OrderAnswer {
    let request = try send("cart.order", .post, "/orders", OrderMessage(order))
    return try await ask(request) { answer throws(KaimonoAnswerError) in
      switch answer.status {
      case 200, 201:
        let receipt = try answer.read(ReceiptMessage.self, in: request.name)
        return .taken(try receipt.receipt(in: request.name))
      case 409:
        let refusal = try answer.read(RefusalMessage.self, in: request.name)
        return .refused(try refusal.reason(in: request.name))
      default: throw answer.status(in: request.name)
      }
    }
  }

  package func resolve(
    _ key: OrderKey
  ) async throws(KaimonoConnectionError) -> OrderReceipt? {
    let message = KeyMessage(key: key.description)
    let request = try send("cart.resolve", .post, "/orders/resolutions", message)
    return try await ask(request) { answer throws(KaimonoAnswerError) in
      guard answer.status == 200 else { throw answer.status(in: request.name) }
      let order = try answer.read(ResolutionMessage.self, in: request.name).order.value
      return try order?.receipt(in: request.name, at: "order.")
    }
  }

  private func send(
    _ name: String,
    _ method: TransportMethod,
    _ path: String,
    _ message: some Encodable
  ) throws(KaimonoConnectionError) -> TransportRequest {
    do {
      let headers: TransportHeaders = ["Content-Type": KaimonoJSON.contentType]
      let body = try KaimonoJSON.data(message)
      return TransportRequest(name, method, path, headers: headers, body: body)
    } catch {
      throw .answer(KaimonoAnswerError(request: name, reason: .notJSON("\(error)")))
    }
  }

  func ask<Answer: Sendable>(
    _ request: TransportRequest,
    _ read: @escaping @Sendable (TransportResponse) throws(KaimonoAnswerError) -> Answer
  ) async throws(KaimonoConnectionError) -> Answer {
    let answer: TransportResponse
    do throws(HTTPTransportError) {
      answer = try await transport.send(request)
    } catch {
      throw KaimonoConnectionError(error)
    }
    if answer.status >= 500 { throw .server }
    do throws(KaimonoAnswerError) {
      return try await Self.elsewhere(answer, read)
    } catch {
      throw .answer(error)
    }
  }

  /// Reads an answer on no actor.
  ///
  /// A clock that settles counts this hop as part of the work that it has
  /// started.
  @concurrent
  private static func elsewhere<Answer: Sendable>(
    _ answer: TransportResponse,
    _ read: @Sendable (TransportResponse) throws(KaimonoAnswerError) -> Answer
  ) async throws(KaimonoAnswerError) -> Answer {
    try read(answer)
  }
}

extension KaimonoChoiceSubject {
  fileprivate var path: String { "/choices/\(rawValue)" }
}

extension KaimonoConnectionError {
  /// Translates what the transport says into the app's terms.
  fileprivate init(_ error: HTTPTransportError) {
    switch error.reason {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .cancelled: self = .cancelled
    case .truncated, .oversized, .unsendable, .malformed, .other: self = .broken
    }
  }
}

extension TransportResponse {
  func status(in request: String) -> KaimonoAnswerError {
    KaimonoAnswerError(request: request, reason: .status(status))
  }

  func read<Message: Decodable>(
    _ type: Message.Type,
    in request: String
  ) throws(KaimonoAnswerError) -> Message {
    try KaimonoJSON.read(type, body, of: headers, in: request)
  }
}
