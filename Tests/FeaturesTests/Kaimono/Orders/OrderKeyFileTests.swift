import Observation2
import Observation2Testing
import StorePersistence
import Testing

@testable import Features

@MainActor @Suite struct OrderKeyFileTests {
  private let files = FilesInMemory()
  private let first = PendingOrder(order: KaimonoOrder(key: OrderKey(value: .max), cart: .sample()))
  private let second = PendingOrder(
    order: KaimonoOrder(key: OrderKey(value: 2), cart: .sample([.salt])),
    isAwaited: false
  )

  private func storage() throws -> OrderKeyFile {
    try OrderKeyFile(path: "/pending", files: files) { [files] in files.reports.append($0) }
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
    files.failing = step
    #expect(throws: KaimonoError.notKept) { try storage.keep(second) }
    #expect(storage.pending == first)
    files.failing = nil
    #expect(!files.reports.isEmpty)
    #expect(try self.storage().pending == first)
  }

  @Test func `an order that can't be kept is not sent, and the person is told`() async throws {
    let time = VirtualTime()
    let gateway = KaimonoGatewayScript()
    let orders = KaimonoOrderService(
      gateway: gateway,
      clock: time,
      keys: OrderKeyGenerator(seed: 0),
      storage: try storage()
    )
    let phases = orders.phase.recorded()
    files.failing = .write
    orders.place(.sample())
    await time.settle()
    #expect(phases.values.last == .ended(.failed(.notKept)))
    #expect(gateway.events == [])
  }

  @Test func `a damaged file is kept aside and reported`() throws {
    files.contents["/pending"] = Array("{".utf8)
    #expect(try storage().pending == nil)
    #expect(files.contents["/pending.damaged-1"] == Array("{".utf8))
    #expect(files.reports.count == 1)
  }
}
