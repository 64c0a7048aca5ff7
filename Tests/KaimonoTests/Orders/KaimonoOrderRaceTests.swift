import Observation2
import Observation2Testing
import StorePersistence
import Testing

@testable import Kaimono

/// Orders whose requests overtake one another, and the result when one step of an end fails.
@MainActor @Suite struct KaimonoOrderRaceTests {
  /// Answers after a given number of seconds, even if the caller no longer waits.
  @MainActor private final class SlowGateway: KaimonoGateway {
    let time: VirtualTime
    var placings: [(after: Int, Result<OrderReceipt, KaimonoError>)] = []
    var resolutions: [(after: Int, OrderReceipt?)] = []
    private(set) var placed: [OrderKey] = []

    init(_ time: VirtualTime) {
      self.time = time
    }

    @MainActor func cart() async throws(KaimonoConnectionError) -> KaimonoCart { .sample() }

    @MainActor func place(_ order: KaimonoOrder) async throws(KaimonoConnectionError) -> OrderAnswer
    {
      placed.append(order.key)
      let (seconds, answer) = placings.isEmpty ? (0, .success(.first)) : placings.removeFirst()
      try? await time.sleep(for: .seconds(seconds))
      return try OrderAnswer(answer)
    }

    @MainActor func resolve(_ key: OrderKey) async throws(KaimonoConnectionError) -> OrderReceipt? {
      let (seconds, answer) = resolutions.isEmpty ? (0, nil) : resolutions.removeFirst()
      try? await time.sleep(for: .seconds(seconds))
      return answer
    }
  }

  private let time = VirtualTime()
  private let storage = PendingOrderMemory()
  private let changed = KaimonoCart.sample([.salt])

  private func service(_ gateway: any KaimonoGateway, seed: UInt64 = 0) -> KaimonoOrderService {
    let keys = OrderKeyGenerator(seed: seed)
    return KaimonoOrderService(gateway: gateway, clock: time, keys: keys, storage: storage)
  }

  @Test func `a resolution for which nobody waits any more leaves the order to the next run`() async
  {
    let gateway = SlowGateway(time)
    gateway.placings = [(0, .failure(.connection(.timedOut)))]
    gateway.resolutions = [(2, .first), (0, .first)]
    let first = service(gateway)
    first.place(.sample())
    await time.settle()
    let resolving = time.run { try? await first.resolve() }
    await time.settle()
    resolving.dispose()
    await time.settle()
    let next = service(gateway, seed: 1)
    _ = time.run { try? await next.resolve() }
    await time.settle()
    #expect(next.phase.recorded().values == [.ended(.placed(.first))])
  }

  @Test func `a resolution that an order overtakes leaves the word to the order`() async {
    let gateway = SlowGateway(time)
    gateway.placings = [
      (0, .failure(.connection(.timedOut))), (4, .success(.first)),
      (4, .failure(.connection(.timedOut))),
      (0, .success(.first)),
    ]
    gateway.resolutions = [(2, .first)]
    let orders = service(gateway)
    orders.place(.sample())
    await time.settle()
    let resolving = time.run { try? await orders.resolve() }
    await time.settle()
    orders.place(.sample())
    await time.advance(by: .seconds(3))
    orders.place(changed)
    await time.advance(by: .seconds(3))
    orders.place(changed)
    await time.advance(by: .seconds(9))
    orders.place(changed)
    await time.advance(by: .seconds(9))
    #expect(Set(gateway.placed).count <= 2, "\(gateway.placed)")
    resolving.dispose()
  }

  @Test func `a run that has ended while it resolved sends nothing into the next one`() async {
    let gateway = SlowGateway(time)
    gateway.placings = [
      (0, .failure(.connection(.timedOut))), (1, .success(.first)), (1, .success(.first)),
    ]
    gateway.resolutions = [(5, nil), (0, nil)]
    var orders: KaimonoOrderService? = service(gateway)
    orders?.place(.sample())
    await time.settle()
    orders?.place(changed)
    await time.settle()
    orders = nil
    let next = service(gateway, seed: 1)
    next.place(changed)
    await time.advance(by: .seconds(9))
    #expect(gateway.placed.count == 2)
  }

  @Test func `an order refused on a full disk is not sent by the next run`() async throws {
    let files = DeviceFiles()
    let gateway = SlowGateway(time)
    gateway.placings = [(1, .failure(.refusal(.soldOut([101]))))]
    let keys = OrderKeyGenerator(seed: 0)
    let orders = KaimonoOrderService(
      gateway: gateway,
      clock: time,
      keys: keys,
      storage: try files.open()
    )
    orders.place(.sample())
    await time.settle()
    files.fail(.write)
    await time.advance(by: .seconds(1))
    files.fail(nil)
    #expect(!files.reports.isEmpty)
    #expect(try files.open().pending == nil)
    withExtendedLifetime(orders) {}
  }
}
