import Kaimono
import MarketSimulation

/// The gateway to the shop in the other process; blocks while it waits, since the app has no other
/// work.
@MainActor
final class RemoteShop: KaimonoGateway {
  private let socket: String
  private let customer: String
  private let steps: Steps

  init(socket: String, customer: String, _ steps: Steps) {
    self.socket = socket
    self.customer = customer
    self.steps = steps
  }

  @MainActor func cart() throws(KaimonoConnectionError) -> KaimonoCart {
    guard case .cart(let cart) = try ask("cart", .cart) else { throw .server }
    return cart
  }

  /// It sells nothing but what is in the cart.
  @MainActor func products(_ ids: [CartProduct.ID]) throws(KaimonoConnectionError) -> [ShopProduct]
  {
    []
  }

  @MainActor func shop(_ id: Int) throws(KaimonoConnectionError) -> ShopFront? { nil }

  /// There is nothing to choose.
  @MainActor func choices(
    _ subject: KaimonoChoiceSubject
  ) throws(KaimonoConnectionError) -> KaimonoChoices {
    throw .server
  }

  @MainActor func choose(
    _ id: KaimonoChoice.ID,
    of subject: KaimonoChoiceSubject,
    after revision: Int
  ) throws(KaimonoConnectionError) -> KaimonoChoices {
    throw .server
  }

  /// It shows nothing but the cart.
  @MainActor func top() throws(KaimonoConnectionError) -> KaimonoTop { throw .server }

  @MainActor func deliveries() throws(KaimonoConnectionError) -> KaimonoDeliveries {
    throw .server
  }

  @MainActor func placedOrders() throws(KaimonoConnectionError) -> [PlacedOrder] { throw .server }

  @MainActor func placedOrder(_ id: PlacedOrder.ID) throws(KaimonoConnectionError) -> PlacedOrder? {
    throw .server
  }

  @MainActor func place(_ order: KaimonoOrder) throws(KaimonoConnectionError) -> OrderAnswer {
    switch try ask("order", .place(order)) {
    case .receipt(let receipt?): return .taken(receipt)
    case .voided: return .refused(.voided)
    default: throw .server
    }
  }

  @MainActor func resolve(_ key: OrderKey) throws(KaimonoConnectionError) -> OrderReceipt? {
    guard case .receipt(let receipt) = try ask("resolve", .resolve(key)) else { throw .server }
    return receipt
  }

  private func ask(
    _ name: String,
    _ question: ShopRequest.Question
  ) throws(KaimonoConnectionError) -> ShopAnswer {
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
    case .refused(let reason):
      complain(reason)
      throw .server
    case let answer?: return answer
    case nil: throw .timedOut
    }
  }
}
