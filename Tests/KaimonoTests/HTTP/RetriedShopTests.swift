import Observation2
import ScenesHeadless
import ScenesTransport
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// Over a way that asks again, what is looked at comes after all, and an order is sent once.
@MainActor @Suite struct RetriedShopTests {
  private let time = VirtualTime()
  private let network: SimulatedNetwork
  private let shop: EmbeddedKaimonoGateway
  private let gateway: HTTPKaimonoGateway

  init() {
    network = SimulatedNetwork(clock: time, latency: .zero)
    shop = EmbeddedKaimonoGateway(network: network, clock: time)
    let way = SimulatedTransport(over: InProcessTransport(shop.routes), network: network)
    gateway = HTTPKaimonoGateway(
      RetryingTransport(over: way) { [time] in try await time.sleep(for: $0) }
    )
  }

  private func outcome<Value: Sendable>(
    _ work: @escaping @MainActor () async throws(KaimonoConnectionError) -> Value
  ) async -> Result<Value, KaimonoConnectionError>? {
    var outcome: Result<Value, KaimonoConnectionError>?
    _ = time.run {
      do throws(KaimonoConnectionError) {
        outcome = .success(try await work())
      } catch {
        outcome = .failure(error)
      }
    }
    await time.advance(by: .seconds(60))
    return outcome
  }

  @Test(arguments: [SimulatedNetwork.Fault.offline, .server, .timeout])
  func `a cart comes after three failures, and not after four`(
    fault: SimulatedNetwork.Fault
  ) async throws {
    for (times, isLoaded) in [(3, true), (4, false)] {
      network.failNext(fault, times: times)
      let cart = await outcome { [gateway] () throws(KaimonoConnectionError) in
        try await gateway.cart()
      }
      #expect((try? cart?.get() == .sample()) == (isLoaded ? true : nil))
    }
    #expect(network.requests.count == 8)
  }

  @Test(arguments: SimulatedNetwork.Fault.allCases)
  func `an order, its resolution and a choice are sent once`(
    fault: SimulatedNetwork.Fault
  ) async throws {
    let order = KaimonoOrder(key: OrderKey(value: 1), cart: .sample([.salt]))
    network.failNext(fault, times: 3)
    let placed = await outcome { [gateway] () throws(KaimonoConnectionError) in
      try await gateway.place(order)
    }
    let chosen = await outcome { [gateway] () throws(KaimonoConnectionError) in
      try await gateway.choose(2, of: .payment, after: 0)
    }
    let resolved = await outcome { [gateway] () throws(KaimonoConnectionError) in
      try await gateway.resolve(OrderKey(value: 2))
    }
    #expect(throws: KaimonoConnectionError.self) { try placed?.get() }
    #expect(throws: KaimonoConnectionError.self) { try chosen?.get() }
    #expect(throws: KaimonoConnectionError.self) { try resolved?.get() }
    #expect(network.requests.map(\.name) == ["cart.order", "payment.choose", "cart.resolve"])
    await time.advance(by: network.timeout + network.lateness)
    #expect(shop.orders.count == ([.arrivesLate, .arrivedButTimedOut].contains(fault) ? 1 : 0))
  }
}
