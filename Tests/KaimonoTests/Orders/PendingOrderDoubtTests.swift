import Observation2
import Observation2Testing
import StorePersistence
import Testing

@testable import Kaimono

@MainActor @Suite struct PendingOrderDoubtTests {
  private let files = DeviceFiles()
  private let order = PendingOrder(order: KaimonoOrder(key: OrderKey(value: .max), cart: .sample()))

  @Test func `an order that was refused is not sent later, although its rename was made`() throws {
    let lying = LyingFiles(files.memory)
    let storage = try PendingOrderFile(path: "/pending", files: lying) { _ in }
    var lies = 1
    lying.lies = {
      lies -= 1
      return lies == 0
    }
    #expect(throws: KaimonoDeviceError.notKept) { try storage.keep(order) }
    let left = try files.open()
    #expect(left.pending?.isAwaited == false)
  }

  @Test func `an order whose renames all fail is void before it is refused`() async throws {
    let lying = LyingFiles(files.memory)
    lying.lies = { true }
    let time = VirtualTime()
    let gateway = KaimonoGatewayScript()
    let orders = KaimonoOrderService(
      gateway: gateway,
      clock: time,
      storage: try PendingOrderFile(path: "/pending", files: lying) { _ in }
    )
    let phases = orders.phase.recorded()
    orders.place(.sample())
    await time.settle()
    #expect(phases.values.last == .ended(.failed(.device(.notKept))))
    let left = try #require(try files.open().pending)
    #expect(gateway.events == [.resolve(left.order.key)])
  }

  @Test(arguments: [StateFileError.Step.write, .sync, .rename, .syncFolder])
  func `the next run knows that nobody waits, although this could not be stored`(
    step: StateFileError.Step
  ) throws {
    try files.open().keep(order)
    let storage = try files.open()
    files.fail(step)
    storage.giveUpWaiting()
    storage.giveUpWaiting()
    #expect(storage.pending == PendingOrder(order: order.order, isAwaited: false))
    #expect(storage.doubtful == [order.order.key])
    files.fail(nil)
    storage.giveUpWaiting()
    #expect(try files.open().pending?.isAwaited == false)
  }

  @Test func `what the shop has resolved is not asked again: each tap asks once`() async throws {
    let time = VirtualTime()
    let gateway = KaimonoGatewayScript()
    let storage = try files.open()
    let orders = KaimonoOrderService(gateway: gateway, clock: time, storage: storage)
    var isSynced = false
    files.memory.fault = { step, _ in
      if step == .syncFolder { isSynced = true }
      defer { if step == .write { isSynced = false } }
      return step == .syncFolder || step == .write && isSynced ? 28 : nil
    }
    for _ in 0..<40 {
      orders.place(.sample())
      await time.settle()
    }
    #expect(gateway.events.count == 40)
    #expect(storage.doubtful == [])
  }
}
