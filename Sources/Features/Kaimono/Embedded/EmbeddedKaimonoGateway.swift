import Observation2
import Scenes
import ScenesHeadless

/// A shop inside the app, behind a network whose latency and faults can be set.
///
/// It starts with the bundled data, and the same requests always get the same answers.
final class EmbeddedKaimonoGateway: KaimonoGateway {
  /// The network between the app and the shop.
  let network: SimulatedNetwork

  private let clock: any AppClock
  private let orderLatency: Duration?
  private var shop: Result<KaimonoShop, KaimonoDataError>

  /// Creates a shop behind a network.
  ///
  /// - Parameters:
  ///   - network: The network between the app and the shop.
  ///   - clock: The clock for the shop's deadlines.
  ///   - orderLatency: The latency of an order; that of other requests if `nil`.
  ///   - data: The shop's initial data, or the reason why it can't be read, which every request
  ///     then throws.
  init(
    network: SimulatedNetwork,
    clock: any AppClock,
    orderLatency: Duration? = nil,
    data: Result<KaimonoShopData, KaimonoDataError> = KaimonoShopFile.bundled
  ) {
    self.network = network
    self.clock = clock
    self.orderLatency = orderLatency
    shop = data.map(KaimonoShop.init)
  }

  /// Creates a shop behind a network of its own that has no latency except for orders.
  convenience init(clock: any AppClock, orderLatency: Duration? = nil) {
    self.init(
      network: SimulatedNetwork(clock: clock, latency: .zero),
      clock: clock,
      orderLatency: orderLatency
    )
  }

  /// The orders that the shop has taken, the oldest first.
  var orders: [KaimonoOrder] { (try? shop.get().orders) ?? [] }

  /// The products that the shop knows.
  var productIDs: [CartProduct.ID] { (try? shop.get().productIDs) ?? [] }

  func cart() async throws(KaimonoError) -> KaimonoCart {
    try await ask("cart.load") { shop, now throws(KaimonoError) in try shop.cart(now: now) }
  }

  func place(_ order: KaimonoOrder) async throws(KaimonoError) -> OrderReceipt {
    try await ask("cart.order", latency: orderLatency) { shop, now throws(KaimonoError) in
      try shop.place(order, now: now)
    }
  }

  func resolve(_ key: OrderKey) async throws(KaimonoError) -> OrderReceipt? {
    try await ask("cart.resolve") { shop, _ throws(KaimonoError) in shop.resolve(key) }
  }

  /// Applies an event to the shop.
  func apply(_ event: KaimonoBackendEvent) {
    guard case .success(var shop) = shop else { return }
    shop.apply(event)
    self.shop = .success(shop)
  }

  /// Answers a question about the shop's data, past the network.
  func answer(_ question: KaimonoBackendQuestion) -> Int? {
    switch question {
    case .orders: orders.count
    case .lastOrderTotal: orders.last?.cart.total.amount
    }
  }

  private func ask<Answer>(
    _ request: String,
    latency: Duration? = nil,
    _ answer: @escaping (inout KaimonoShop, Duration) throws(KaimonoError) -> Answer
  ) async throws(KaimonoError) -> Answer {
    let result: Result<Answer, KaimonoError>
    do throws(SimulatedNetwork.Failure) {
      result = try await network.request(request, latency: latency) { self.carryOut(answer) }
    } catch {
      throw KaimonoError(error)
    }
    return try result.get()
  }

  private func carryOut<Answer>(
    _ answer: (inout KaimonoShop, Duration) throws(KaimonoError) -> Answer
  ) -> Result<Answer, KaimonoError> {
    switch shop {
    case .failure(let error): return .failure(.data(error))
    case .success(var shop):
      let result = Result { () throws(KaimonoError) in try answer(&shop, clock.timeSince1970) }
      self.shop = .success(shop)
      return result
    }
  }
}

extension KaimonoError {
  /// Translates a failure of the network into the app's terms.
  fileprivate init(_ failure: SimulatedNetwork.Failure) {
    switch failure {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .server: self = .server
    case .cancelled: self = .cancelled
    }
  }
}
