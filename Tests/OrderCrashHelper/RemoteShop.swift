import Kaimono
import Market

/// The gateway to the shop in the other process; blocks while it waits, since the app has no other
/// work.
final class RemoteShop: KaimonoGateway {
  private let socket: String
  private let customer: String
  private let steps: Steps

  init(socket: String, customer: String, _ steps: Steps) {
    self.socket = socket
    self.customer = customer
    self.steps = steps
  }

  func cart() throws(KaimonoError) -> KaimonoCart {
    guard case .cart(let cart) = try ask("cart", .cart) else { throw .server }
    return cart
  }

  func place(_ order: KaimonoOrder) throws(KaimonoError) -> OrderReceipt {
    guard case .receipt(let receipt?) = try ask("order", .place(order)) else { throw .server }
    return receipt
  }

  func resolve(_ key: OrderKey) throws(KaimonoError) -> OrderReceipt? {
    guard case .receipt(let receipt) = try ask("resolve", .resolve(key)) else { throw .server }
    return receipt
  }

  private func ask(
    _ name: String,
    _ question: ShopRequest.Question
  ) throws(KaimonoError) -> ShopAnswer {
    let answer: ShopAnswer?
    do {
      let connection = try LocalSocket.connected(to: socket)
      try connection.send(ShopRequest(customer: customer, question: question))
      steps.reached("\(name) sent")
      answer = try connection.receive(ShopAnswer.self)
      steps.reached("\(name) answered")
    } catch {
      complain("\(error)")
      throw .offline
    }
    switch answer {
    case .voided: throw .voided
    case .refused(let reason):
      complain(reason)
      throw .server
    case let answer?: return answer
    case nil: throw .timedOut
    }
  }
}
