import Observation2
import Observation2Testing
import StorePersistence
import Testing

@testable import Kaimono

@MainActor @Suite struct KaimonoCartServiceTests {
  private let time = VirtualTime()
  private let files = MemoryFileSystem()

  private func orders() -> KaimonoOrderService {
    KaimonoOrderService(
      gateway: KaimonoGatewayScript(),
      clock: time,
      storage: PendingOrderMemory()
    )
  }

  private func file() throws -> CartFile {
    files.unlockAll()
    return try CartFile(path: "/cart", files: files) { _ in }
  }

  @Test func `a quantity is there in the next process, and so is the badge before it loads`() throws
  {
    let first = KaimonoCartService(orders: orders(), storage: try file())
    _ = first.take(.sample())
    first.choose(5, of: 101)
    let next = KaimonoCartService(orders: orders(), storage: try file())
    #expect(next.badge.recorded().values == [7])
    #expect(next.take(.sample()).products.map(\.quantity) == [5, 1, 1])
  }

  @Test func `an order that was placed empties it, and one that failed does not`() async throws {
    let gateway = KaimonoGatewayScript(placings: [
      .failure(.refusal(.paymentRefused)), .success(.first),
    ])
    let orders = KaimonoOrderService(
      gateway: gateway,
      clock: time,
      storage: PendingOrderMemory()
    )
    let service = KaimonoCartService(orders: orders, storage: try file())
    let badge = service.badge.recorded()
    let cart = service.take(.sample())
    service.choose(3, of: 101)
    for _ in 0..<2 {
      orders.place(cart)
      await time.settle()
    }
    #expect(badge.values == [0, 4, 5, 0])
    #expect(try file().contents == KaimonoCartContents())
  }

  @Test func `an answer from before an order was placed does not fill it again`() async {
    let gateway = SlowCart(time)
    let orders = KaimonoOrderService(gateway: gateway, clock: time, storage: PendingOrderMemory())
    let service = KaimonoCartService(orders: orders, storage: CartMemory())
    let badge = service.badge.recorded()
    var loaded: KaimonoCart?
    _ = time.run { loaded = try? await service.load(from: gateway) }
    await time.settle()
    orders.place(.sample())
    await time.advance(by: .seconds(3))
    #expect(badge.values == [0])
    #expect(loaded?.products == [])
  }

  @Test func `an answer for which nobody waits any more changes nothing`() async {
    let gateway = SlowCart(time)
    let service = KaimonoCartService(orders: orders(), storage: CartMemory())
    let badge = service.badge.recorded()
    let loading = time.run { _ = try? await service.load(from: gateway) }
    await time.settle()
    loading.dispose()
    await time.advance(by: .seconds(3))
    #expect(badge.values == [0])
  }

  @Test func `what could not be stored stays in memory, and is stored with the next change`() throws
  {
    let storage = try file()
    let service = KaimonoCartService(orders: orders(), storage: storage)
    _ = service.take(.sample())
    files.fault = { step, _ in step == .write ? 28 : nil }
    service.choose(5, of: 101)
    #expect(storage.contents.badge == 7)
    // The app is stopped and launched again, in the same process.
    let again = KaimonoCartService(orders: orders(), storage: storage)
    #expect(again.badge.recorded().values == [7])
    files.fault = { _, _ in nil }
    again.choose(2, of: 103)
    #expect(try file().contents.badge == 8)
  }

  @Test func `what could not be read is found when it can be, under what was chosen since`() throws
  {
    let first = KaimonoCartService(orders: orders(), storage: try file())
    _ = first.take(.sample())
    first.choose(5, of: 101)
    first.choose(5, of: 102)
    files.fault = { step, _ in step == .read ? 5 : nil }
    let service = KaimonoCartService(orders: orders(), storage: try file())
    service.choose(2, of: 102)
    files.fault = { _, _ in nil }
    #expect(service.take(.sample()).products.map(\.quantity) == [5, 2, 1])
    #expect(try file().contents.chosen == [101: 5, 102: 2])
  }

  @Test func `a damaged file is kept aside, and the cart begins as the shop gives it`() throws {
    files.contents["/cart"] = Array("{".utf8)
    let service = KaimonoCartService(orders: orders(), storage: try file())
    #expect(service.take(.sample()).products.map(\.quantity) == [2, 1, 1])
    #expect(files.contents.keys.contains { $0.hasPrefix("/cart.damaged") })
  }
}
