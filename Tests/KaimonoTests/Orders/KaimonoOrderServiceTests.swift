import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct KaimonoOrderServiceTests {
  private let time = VirtualTime()
  private let changed = KaimonoCart.sample([.salt])

  private func service(_ gateway: any KaimonoGateway) -> KaimonoOrderService {
    KaimonoOrderService(
      gateway: gateway,
      clock: time,
      keys: OrderKeyGenerator(seed: 0),
      storage: PendingOrderMemory()
    )
  }

  /// Returns the keys that a service of these tests creates.
  private func keys(_ count: Int) -> [OrderKey] {
    let generator = OrderKeyGenerator(seed: 0)
    return (0..<count).map { _ in generator.next() }
  }

  @Test func `an order is under way, ends, and is told once`() async {
    let orders = service(KaimonoGatewayScript())
    let phases = orders.phase.recorded()
    orders.place(.sample())
    await time.settle()
    orders.acknowledge()
    #expect(
      phases.values == [
        .idle, .underWay(KaimonoOrder(key: keys(1)[0], cart: .sample())),
        .ended(.placed(.first)), .idle,
      ]
    )
  }

  @Test func `each order that is placed is told from then on, and nothing else is`() async {
    let gateway = KaimonoGatewayScript(
      placings: [.success(.first), .failure(.refusal(.paymentRefused))]
    )
    let orders = service(gateway)
    let early = orders.placed.recorded()
    for told in [1, 1, 2] {
      orders.place(.sample())
      await time.settle()
      #expect(early.values.count == told)
    }
    #expect(orders.placed.recorded().values.isEmpty)
    orders.acknowledge()
    #expect(early.values.count == 2)
  }

  @Test func `while an order is under way another one is not sent`() async {
    let gateway = KaimonoGatewayScript()
    let orders = service(gateway)
    orders.place(.sample())
    orders.place(.sample())
    orders.place(changed)
    await time.settle()
    #expect(gateway.events == [.place(keys(1)[0])])
  }

  @Test(arguments: [
    KaimonoError.connection(.timedOut), .connection(.offline), .connection(.server),
  ])
  func `a lost order is sent again with its key`(error: KaimonoError) async {
    let gateway = KaimonoGatewayScript(placings: [.failure(error), .failure(error)])
    let orders = service(gateway)
    for _ in 0..<3 {
      orders.place(.sample())
      await time.settle()
    }
    let key = keys(1)[0]
    #expect(gateway.events == [.place(key), .place(key), .place(key)])
  }

  @Test(arguments: [
    KaimonoError.refusal(.paymentRefused), .refusal(.soldOut([101])),
    .refusal(.deadlinePassed(next: nil)),
  ])
  func `after a refusal there is a new key`(error: KaimonoError) async {
    let gateway = KaimonoGatewayScript(placings: [.failure(error)])
    let orders = service(gateway)
    for _ in 0..<2 {
      orders.place(.sample())
      await time.settle()
    }
    #expect(gateway.events == keys(2).map { .place($0) })
  }

  @Test(arguments: [
    KaimonoError.refusal(.paymentRefused), .refusal(.soldOut([101])),
    .refusal(.deadlinePassed(next: nil)),
  ])
  func `the refusal of a lost order is told when what was sent before is resolved`(
    error: KaimonoError
  ) async {
    let gateway = KaimonoGatewayScript(placings: [
      .failure(.connection(.timedOut)), .failure(error),
    ])
    let orders = service(gateway)
    let phases = orders.phase.recorded()
    for _ in 0..<3 {
      orders.place(.sample())
      await time.settle()
    }
    let keys = keys(2)
    #expect(
      gateway.events == [
        .place(keys[0]), .place(keys[0]), .resolve(keys[0]), .place(keys[1]),
      ]
    )
    #expect(phases.values.contains(.ended(.failed(error))))
  }

  @Test func `a lost order that arrives before its refusal is resolved is the order`() async {
    let gateway = KaimonoGatewayScript(
      placings: [.failure(.connection(.timedOut)), .failure(.refusal(.paymentRefused))],
      resolutions: [.success(.first)]
    )
    let orders = service(gateway)
    let phases = orders.phase.recorded()
    for _ in 0..<2 {
      orders.place(.sample())
      await time.settle()
    }
    #expect(phases.values.last == .ended(.placed(.first)))
  }

  @Test func `a refusal that can't be resolved is not told, and the key stays`() async {
    let gateway = KaimonoGatewayScript(
      placings: [.failure(.connection(.timedOut)), .failure(.refusal(.paymentRefused))],
      resolutions: [.failure(.connection(.offline))]
    )
    let orders = service(gateway)
    let phases = orders.phase.recorded()
    for _ in 0..<3 {
      orders.place(.sample())
      await time.settle()
    }
    let key = keys(1)[0]
    #expect(gateway.events == [.place(key), .place(key), .resolve(key), .place(key)])
    #expect(!phases.values.contains(.ended(.failed(.refusal(.paymentRefused)))))
  }

  @Test func `a changed cart first resolves the lost order, which has not arrived`() async {
    let gateway = KaimonoGatewayScript(
      placings: [.failure(.connection(.timedOut))],
      resolutions: [.success(nil)]
    )
    let orders = service(gateway)
    orders.place(.sample())
    await time.settle()
    orders.place(changed)
    await time.settle()
    let keys = keys(2)
    #expect(gateway.events == [.place(keys[0]), .resolve(keys[0]), .place(keys[1])])
  }

  @Test func `a changed cart is not sent if the lost order has arrived`() async {
    let receipt = OrderReceipt(number: 7, total: Yen(1056), pickupDay: .april2)
    let gateway = KaimonoGatewayScript(
      placings: [.failure(.connection(.timedOut))],
      resolutions: [.success(receipt)]
    )
    let orders = service(gateway)
    let phases = orders.phase.recorded()
    orders.place(.sample())
    await time.settle()
    orders.place(changed)
    await time.settle()
    #expect(gateway.events == [.place(keys(1)[0]), .resolve(keys(1)[0])])
    #expect(phases.values.last == .ended(.placed(receipt)))
  }

  @Test func `an order whose resolving got lost is not stuck with a key that is void`() async {
    let gateway = KaimonoGatewayScript(
      placings: [.failure(.connection(.timedOut)), .failure(.refusal(.voided))],
      resolutions: [.failure(.connection(.timedOut))]
    )
    let orders = service(gateway)
    for cart in [.sample(), changed, .sample(), .sample()] {
      orders.place(cart)
      await time.settle()
    }
    let keys = keys(3)
    #expect(
      gateway.events == [
        .place(keys[0]), .resolve(keys[0]), .place(keys[0]), .place(keys[2]),
      ]
    )
  }

  @Test func `resolving asks only if an answer was lost`() async throws {
    let gateway = KaimonoGatewayScript(
      placings: [.failure(.connection(.timedOut))],
      resolutions: [.success(.first)]
    )
    let orders = service(gateway)
    try await orders.resolve()
    #expect(gateway.events.isEmpty)

    orders.place(.sample())
    await time.settle()
    try await orders.resolve()
    try await orders.resolve()
    #expect(gateway.events == [.place(keys(1)[0]), .resolve(keys(1)[0])])
  }

  @Test func `a time-out whose order arrived is one order with one receipt`() async {
    let shop = EmbeddedKaimonoGateway(clock: time)
    shop.network.failNext(.arrivedButTimedOut, match: "order")
    let orders = service(shop)
    let phases = orders.phase.recorded()
    orders.place(.sample())
    await time.advance(by: .seconds(10))
    #expect(phases.values.last == .ended(.failed(.connection(.timedOut))))
    orders.place(.sample())
    await time.settle()
    #expect(phases.values.last == .ended(.placed(.first)))
    #expect(shop.orders.map(\.key) == keys(1))
  }

  @Test func `an app that ends takes its order with it`() async {
    let shop = EmbeddedKaimonoGateway(clock: time, orderLatency: .seconds(2))
    let ledger = Ledger()
    var orders: KaimonoOrderService? = KaimonoOrderService(
      gateway: shop,
      clock: time,
      keys: OrderKeyGenerator(seed: 0),
      storage: PendingOrderMemory(),
      ledger: ledger
    )
    orders?.place(.sample())
    await time.settle()
    #expect(ledger.count(.task) == 1)
    weak let released = orders
    orders = nil
    #expect(released == nil)
    await time.advance(by: .seconds(2))
    #expect(ledger.entries.isEmpty)
    #expect(shop.orders.isEmpty)
  }
}
