import Foundation
import ScenesTransport

extension ShopCounter {
  /// The shop's side of ``HTTPKaimonoGateway``.
  var routes: [TransportRoute] {
    [
      TransportRoute(.get, "/cart") { @MainActor [self] request, _ in
        answer(request) {
          (200, try KaimonoJSON.data(CartMessage(cart())))
        }
      },
      TransportRoute(.get, "/products/:ids") { @MainActor [self] request, parameters in
        answer(request) {
          let ids = (parameters["ids"] ?? "").split(separator: ",").compactMap { Int($0) }
          return (200, try KaimonoJSON.data(ProductsMessage(products(ids))))
        }
      },
      TransportRoute(.get, "/shops/:id") { @MainActor [self] request, parameters in
        answer(request) {
          guard let id = parameters["id"].flatMap({ Int($0) }), let shop = try front(id) else {
            return (404, Data())
          }
          return (200, try KaimonoJSON.data(ShopMessage(shop)))
        }
      },
      TransportRoute(.get, "/top") { @MainActor [self] request, _ in
        answer(request) { (200, try KaimonoJSON.data(TopMessage(top()))) }
      },
      TransportRoute(.get, "/deliveries") { @MainActor [self] request, _ in
        answer(request) { (200, try KaimonoJSON.data(DeliveriesMessage(deliveries()))) }
      },
      TransportRoute(.get, "/orders") { @MainActor [self] request, _ in
        answer(request) { (200, try KaimonoJSON.data(PlacedOrdersMessage(placedOrders()))) }
      },
      TransportRoute(.get, "/orders/:number") { @MainActor [self] request, parameters in
        answer(request) {
          let number = parameters["number"].flatMap { Int($0) }
          guard let order = try placedOrders().first(where: { $0.id == number }) else {
            return (404, Data())
          }
          return (200, try KaimonoJSON.data(PlacedOrderMessage(order)))
        }
      },
      TransportRoute(.get, "/choices/:subject") { @MainActor [self] request, parameters in
        answer(request) {
          guard let subject = Self.subject(parameters) else { return (404, Data()) }
          return (200, try KaimonoJSON.data(ChoicesMessage(choices(subject))))
        }
      },
      TransportRoute(.put, "/choices/:subject") { @MainActor [self] request, parameters in
        answer(request) {
          guard let subject = Self.subject(parameters) else { return (404, Data()) }
          let message = try read(ChoiceMessage.self, request)
          let choices = try choose(message.choice, of: subject, after: message.revision)
          let status = choices.chosenID == message.choice ? 200 : 409
          return (status, try KaimonoJSON.data(ChoicesMessage(choices)))
        }
      },
      TransportRoute(.post, "/orders") { @MainActor [self] request, _ in
        answer(request) {
          let order = try read(OrderMessage.self, request).order(in: request.name)
          switch try place(order) {
          case .taken(let receipt): return (201, try KaimonoJSON.data(ReceiptMessage(receipt)))
          case .refused(let refusal): return (409, try KaimonoJSON.data(RefusalMessage(refusal)))
          }
        }
      },
      TransportRoute(.post, "/orders/resolutions") { @MainActor [self] request, _ in
        answer(request) {
          let key = try read(KeyMessage.self, request).orderKey(in: request.name)
          return (200, try KaimonoJSON.data(ResolutionMessage(resolve(key))))
        }
      },
    ]
  }

  private static func subject(_ parameters: [String: String]) -> KaimonoChoiceSubject? {
    parameters["subject"].flatMap(KaimonoChoiceSubject.init)
  }

  private func read<Message: Decodable>(
    _ type: Message.Type,
    _ request: TransportRequest
  ) throws(KaimonoAnswerError) -> Message {
    try KaimonoJSON.read(type, request.body, of: request.headers, in: request.name)
  }

  private func answer(
    _ request: TransportRequest,
    _ work: () throws -> (status: Int, body: Data)
  ) -> TransportResponse {
    do {
      let (status, body) = try work()
      return TransportResponse(
        status: status,
        headers: ["Content-Type": KaimonoJSON.contentType],
        body: body
      )
    } catch let mistake as KaimonoAnswerError {
      return TransportResponse(status: 400, body: Data("\(mistake)".utf8))
    } catch {
      return TransportResponse(status: 500, body: Data("\(error)".utf8))
    }
  }
}
