import Observation2
import Observation2Testing
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// An order service's state at the end of a run, as the next run of the app resumes it.
@MainActor @Suite struct KaimonoOrderRestartTests {
  private let time = VirtualTime()
  private let storage = PendingOrderMemory()
  private let order = KaimonoOrder(key: OrderKey(value: 7), cart: .sample())

  private func service(_ gateway: any KaimonoGateway, seed: UInt64 = 0) -> KaimonoOrderService {
    let keys = OrderKeyGenerator(seed: seed)
    return KaimonoOrderService(gateway: gateway, clock: time, keys: keys, storage: storage)
  }

  @Test func `an order is kept while under way, and forgotten before its end is told`() async {
    let orders = service(EmbeddedKaimonoGateway(clock: time, orderLatency: .seconds(2)))
    var kept: [PendingOrder?] = []
    let watching = orders.phase.drive { [storage] _ in kept.append(storage.pending) }
    orders.place(.sample())
    await time.settle()
    let pending = storage.pending
    #expect(pending?.order.cart == .sample())
    #expect(pending?.isAwaited == true)
    await time.advance(by: .seconds(2))
    #expect(kept == [nil, nil, nil])
    watching.dispose()
  }

  @Test func `an order that was under way is sent again with its key, and told`() async {
    storage.keep(PendingOrder(order: order))
    let gateway = KaimonoGatewayScript()
    let orders = service(gateway)
    let phases = orders.phase.recorded()
    await time.settle()
    #expect(gateway.events == [.place(order.key)])
    #expect(phases.values == [.underWay(order), .ended(.placed(.first))])
    #expect(storage.pending == nil)
  }

  @Test func `an order whose failure was told is not sent again, but resolved`() async throws {
    let gateway = KaimonoGatewayScript(
      placings: [.failure(.connection(.timedOut))],
      resolutions: [.success(nil)]
    )
    let before = service(gateway)
    before.place(.sample())
    await time.settle()
    let lost = try #require(storage.pending)
    #expect(!lost.isAwaited)

    let orders = service(gateway, seed: 1)
    await time.settle()
    #expect(gateway.events == [.place(lost.order.key)])
    try await orders.resolve()
    #expect(gateway.events == [.place(lost.order.key), .resolve(lost.order.key)])
    #expect(storage.pending == nil)
  }

  @Test func `ordering the same cart after a restart takes the key of the lost order`() async {
    storage.keep(PendingOrder(order: order, isAwaited: false))
    let gateway = KaimonoGatewayScript()
    let orders = service(gateway)
    orders.place(.sample())
    await time.settle()
    #expect(gateway.events == [.place(order.key)])
  }

  @Test func `a restart without a connection tells so, and then sends nothing by itself`() async {
    storage.keep(PendingOrder(order: order))
    let gateway = KaimonoGatewayScript(placings: [.failure(.connection(.offline))])
    let orders = service(gateway)
    let phases = orders.phase.recorded()
    await time.settle()
    #expect(phases.values.last == .ended(.failed(.connection(.offline))))
    _ = service(gateway)
    await time.settle()
    #expect(gateway.events == [.place(order.key)])
  }

  @Test(arguments: [
    KaimonoError.refusal(.paymentRefused), .refusal(.soldOut([101])), .refusal(.voided),
  ])
  func `what the shop refuses is kept no more`(error: KaimonoError) async {
    storage.keep(PendingOrder(order: order))
    let orders = service(KaimonoGatewayScript(placings: [.failure(error)]))
    let phases = orders.phase.recorded()
    await time.settle()
    #expect(phases.values.last == .ended(.failed(error)))
    #expect(storage.pending == nil)
  }
}
