import Observation2

@testable import Kaimono

/// A gateway whose answer with the cart, empty once there is an order, takes a second on its way back.
@MainActor
final class SlowCart: KaimonoGateway {
  private let clock: any AppClock
  private var isOrdered = false

  init(_ clock: any AppClock) {
    self.clock = clock
  }

  @MainActor func cart() async throws(KaimonoConnectionError) -> KaimonoCart {
    let cart = KaimonoCart.sample(isOrdered ? [] : [.carrot, .pork, .salt])
    try? await clock.sleep(for: .seconds(1))
    return cart
  }

  @MainActor func place(_ order: KaimonoOrder) async throws(KaimonoConnectionError) -> OrderAnswer {
    isOrdered = true
    return .taken(.first)
  }

  @MainActor func resolve(_ key: OrderKey) async throws(KaimonoConnectionError) -> OrderReceipt? {
    nil
  }
}
