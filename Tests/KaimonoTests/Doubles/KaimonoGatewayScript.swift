@testable import Kaimono

/// A gateway that answers at once with scripted answers, and records the requests.
@MainActor
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

  @MainActor func cart() async throws(KaimonoConnectionError) -> KaimonoCart {
    events.append(.cart)
    return try carts.isEmpty ? .sample() : carts.removeFirst().answer()
  }

  @MainActor func place(_ order: KaimonoOrder) async throws(KaimonoConnectionError) -> OrderAnswer {
    events.append(.place(order.key))
    return try placings.isEmpty ? .taken(.first) : OrderAnswer(placings.removeFirst())
  }

  @MainActor func resolve(_ key: OrderKey) async throws(KaimonoConnectionError) -> OrderReceipt? {
    events.append(.resolve(key))
    return try resolutions.isEmpty ? nil : resolutions.removeFirst().answer()
  }
}

extension Result where Failure == KaimonoError {
  /// The answer that a gateway gives; only the way may fail.
  fileprivate func answer() throws(KaimonoConnectionError) -> Success {
    switch self {
    case .success(let answer): return answer
    case .failure(.connection(let error)): throw error
    case .failure(let error): preconditionFailure("The way to the shop can't fail with \(error).")
    }
  }
}

extension OrderAnswer {
  /// The answer to an order that ends in a receipt, a refusal or a failure of the way.
  init(_ result: Result<OrderReceipt, KaimonoError>) throws(KaimonoConnectionError) {
    if case .failure(.refusal(let refusal)) = result {
      self = .refused(refusal)
    } else {
      self = .taken(try result.answer())
    }
  }
}
