@testable import Kaimono

/// A gateway that answers at once with scripted answers, and records the requests.
final class KaimonoGatewayScript: KaimonoGateway {
  enum Event: Equatable {
    case cart
    case place(OrderKey)
    case resolve(OrderKey)
  }

  private(set) var events: [Event] = []
  private var carts: [Result<KaimonoCart, KaimonoError>]
  private var placings: [Result<OrderReceipt, KaimonoError>]
  private var resolutions: [Result<OrderReceipt?, KaimonoError>]

  /// The keys of the orders that it has received.
  var placed: [OrderKey] {
    events.compactMap { event in
      if case .place(let key) = event { key } else { nil }
    }
  }

  init(
    carts: [Result<KaimonoCart, KaimonoError>] = [],
    placings: [Result<OrderReceipt, KaimonoError>] = [],
    resolutions: [Result<OrderReceipt?, KaimonoError>] = []
  ) {
    self.carts = carts
    self.placings = placings
    self.resolutions = resolutions
  }

  func cart() async throws(KaimonoError) -> KaimonoCart {
    events.append(.cart)
    return try carts.isEmpty ? .sample() : carts.removeFirst().get()
  }

  func place(_ order: KaimonoOrder) async throws(KaimonoError) -> OrderReceipt {
    events.append(.place(order.key))
    return try placings.isEmpty ? .first : placings.removeFirst().get()
  }

  func resolve(_ key: OrderKey) async throws(KaimonoError) -> OrderReceipt? {
    events.append(.resolve(key))
    return try resolutions.isEmpty ? nil : resolutions.removeFirst().get()
  }
}
