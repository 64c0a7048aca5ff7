import Observation2
import Observation2Testing
import StorePersistence
import Testing

@testable import Kaimono

@MainActor @Suite struct PendingOrderFileTests {
  private let files = DeviceFiles()
  private let first = PendingOrder(order: KaimonoOrder(key: OrderKey(value: .max), cart: .sample()))
  private let second = PendingOrder(
    order: KaimonoOrder(key: OrderKey(value: 2), cart: .sample([.salt])),
    isAwaited: false
  )

  private func storage() throws -> PendingOrderFile {
    try files.open()
  }

  private func service(
    _ gateway: any KaimonoGateway,
    _ storage: PendingOrderFile,
    _ time: VirtualTime
  ) -> KaimonoOrderService {
    let keys = OrderKeyGenerator(seed: 0)
    return KaimonoOrderService(gateway: gateway, clock: time, keys: keys, storage: storage)
  }

  @Test func `what is kept is there for the next run, until it is forgotten`() throws {
    #expect(try storage().pending == nil)
    try storage().keep(first)
    #expect(try storage().pending == first)
    try storage().keep(second)
    #expect(try storage().pending == second)
    try storage().forget()
    #expect(try storage().pending == nil)
    #expect(files.reports == [])
  }

  @Test(arguments: [StateFileError.Step.write, .sync, .rename, .syncFolder])
  func `what can't be kept is refused, and what was kept still is`(
    step: StateFileError.Step
  ) throws {
    let storage = try storage()
    try storage.keep(first)
    files.fail(step)
    #expect(throws: KaimonoDeviceError.notKept) { try storage.keep(second) }
    #expect(storage.pending == first)
    files.fail(nil)
    #expect(!files.reports.isEmpty)
    #expect(try self.storage().pending == first)
  }

  @Test func `an order that can't be kept is not sent, and the person is told`() async throws {
    let time = VirtualTime()
    let gateway = KaimonoGatewayScript()
    let orders = service(gateway, try storage(), time)
    let phases = orders.phase.recorded()
    files.fail(.write)
    orders.place(.sample())
    await time.settle()
    #expect(phases.values.last == .ended(.failed(.device(.notKept))))
    #expect(gateway.events == [])
  }

  @Test func `an order that can be neither kept nor taken back is void before it is refused`()
    async throws
  {
    let time = VirtualTime()
    let gateway = KaimonoGatewayScript()
    let storage = try storage()
    let orders = service(gateway, storage, time)
    let phases = orders.phase.recorded()
    // The second fault hits the removal of the order.
    files.memory.fault = { [files] step, _ in
      if step == .syncFolder { files.fail(.write) }
      return step == .syncFolder ? 28 : nil
    }
    orders.place(.sample())
    await time.settle()
    #expect(phases.values.last == .ended(.failed(.device(.notKept))))
    let left = try #require(try self.storage().pending)
    #expect(gateway.events == [.resolve(left.order.key)])
    #expect(storage.doubtful == [])
  }

  @Test func `an order that was taken back is resolved by the run that finds its trace`()
    async throws
  {
    let storage = try storage()
    files.memory.fault = { [files] step, _ in
      if step == .syncFolder { files.fail(nil) }
      return step == .syncFolder ? 28 : nil
    }
    #expect(throws: KaimonoDeviceError.notKept) { try storage.keep(first) }
    #expect(storage.pending == nil && storage.doubtful == [])
    let time = VirtualTime()
    let gateway = KaimonoGatewayScript()
    let orders = service(gateway, try self.storage(), time)
    await time.settle()
    try await orders.resolve()
    #expect(gateway.events == [.resolve(first.order.key)])
  }

  @Test func `an order that is kept already is sent although keeping it again fails`() async throws
  {
    let time = VirtualTime()
    let gateway = KaimonoGatewayScript(placings: [.failure(.connection(.timedOut))])
    let orders = service(gateway, try storage(), time)
    orders.place(.sample())
    await time.settle()
    files.fail(.write)
    orders.place(.sample())
    await time.settle()
    #expect(gateway.events.count == 2 && Set(gateway.placed).count == 1)
  }

  @Test func `what can't be read now is read later, and nothing is ordered or shown until then`()
    async throws
  {
    try storage().keep(second)
    let time = VirtualTime()
    let gateway = KaimonoGatewayScript()
    files.fail(.read)
    let orders = service(gateway, try storage(), time)
    let phases = orders.phase.recorded()
    await #expect(throws: KaimonoError.device(.unread)) { try await orders.resolve() }
    orders.place(.sample())
    await time.settle()
    #expect(phases.values.last == .ended(.failed(.device(.unread))))
    #expect(gateway.events == [])
    files.fail(nil)
    try await orders.resolve()
    #expect(gateway.events == [.resolve(second.order.key)])
  }

  @Test func `a damaged file is kept aside and reported`() throws {
    files.memory.contents["/pending"] = Array("{".utf8)
    #expect(try storage().pending == nil)
    #expect(files.memory.contents["/pending.damaged-1"] == Array("{".utf8))
    #expect(files.reports.count == 1)
  }
}
