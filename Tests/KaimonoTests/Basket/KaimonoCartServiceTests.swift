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

  private func quantities(in service: KaimonoCartService) -> [Int]? {
    service.contents.recorded().values.last?.inCart.map(\.quantity)
  }

  private func file() throws -> CartFile {
    files.unlockAll()
    return try CartFile(path: "/cart", files: files) { _ in }
  }

  @Test func `a quantity is there in the next process, and so is the badge before it loads`() throws
  {
    let first = KaimonoCartService(orders: orders(), storage: try file())
    first.take([.carrot, .pork, .salt])
    first.choose(5, of: 101)
    let next = KaimonoCartService(orders: orders(), storage: try file())
    #expect(next.badge.recorded().values == [7])
    next.take([.carrot, .pork, .salt])
    #expect(quantities(in: next) == [5, 1, 1])
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
    service.take([.carrot, .pork, .salt])
    service.choose(3, of: 101)
    for _ in 0..<2 {
      orders.place(.sample())
      await time.settle()
    }
    #expect(badge.values == [0, 4, 5, 0])
    #expect(try file().contents == KaimonoCartContents())
  }

  @Test func `an order empties a cart that could not be read before`() async throws {
    KaimonoCartService(orders: orders(), storage: try file()).take([.carrot])
    files.fault = { step, _ in step == .read ? 5 : nil }
    let storage = try file()
    #expect(!storage.isRead)
    files.fault = { _, _ in nil }
    let orders = orders()
    let service = KaimonoCartService(orders: orders, storage: storage)
    orders.place(.sample())
    await time.settle()
    #expect(quantities(in: service) == [])
    #expect(try file().contents == KaimonoCartContents())
  }

  @Test func `a cart that is read late brings back no product that the shop has removed`() throws {
    let first = KaimonoCartService(orders: orders(), storage: try file())
    first.take([.carrot])
    first.add(.asparagus)
    files.fault = { step, _ in step == .read ? 5 : nil }
    let service = KaimonoCartService(orders: orders(), storage: try file())
    service.take([])
    files.fault = { _, _ in nil }
    service.add(.onion)
    #expect(quantities(in: service) == [CartProduct.onion, .asparagus].map(\.quantity))
    #expect(try file().contents.products == [])
  }

  @Test func `a refusal marks the products that have sold out`() async throws {
    let gateway = KaimonoGatewayScript(placings: [
      .failure(.refusal(.soldOut([101]))), .failure(.refusal(.soldOut([201]))),
    ])
    let orders = KaimonoOrderService(gateway: gateway, clock: time, storage: PendingOrderMemory())
    let storage = try file()
    let service = KaimonoCartService(orders: orders, storage: storage)
    service.take([.carrot, .pork])
    service.add(.asparagus)
    for marks in [[true, false, false], [false, false, true]] {
      orders.place(.sample())
      await time.settle()
      #expect(storage.contents.inCart.map(\.isSoldOut) == marks)
      orders.acknowledge()
    }
  }

  @Test func `an answer from before an order was placed does not fill it again`() async {
    let gateway = SlowCart(time)
    let orders = KaimonoOrderService(gateway: gateway, clock: time, storage: PendingOrderMemory())
    let service = KaimonoCartService(orders: orders, storage: CartMemory())
    let badge = service.badge.recorded()
    _ = time.run { _ = try? await service.load(from: gateway) }
    await time.settle()
    orders.place(.sample())
    await time.advance(by: .seconds(3))
    #expect(badge.values == [0])
    #expect(quantities(in: service) == [])
  }

  @Test func `an answer to a cancelled load changes nothing`() async {
    let gateway = SlowCart(time)
    let service = KaimonoCartService(orders: orders(), storage: CartMemory())
    let badge = service.badge.recorded()
    let loading = time.run { _ = try? await service.load(from: gateway) }
    await time.settle()
    loading.dispose()
    await time.advance(by: .seconds(3))
    #expect(badge.values == [0])
  }

  @Test func `a change that could not be stored stays in memory, and is stored with the next one`()
    throws
  {
    let storage = try file()
    let service = KaimonoCartService(orders: orders(), storage: storage)
    service.take([.carrot, .pork, .salt])
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

  @Test func `contents that could not be read are found later, below newer choices`() throws {
    let first = KaimonoCartService(orders: orders(), storage: try file())
    first.take([.carrot, .pork, .salt])
    first.choose(5, of: 101)
    first.choose(5, of: 102)
    files.fault = { step, _ in step == .read ? 5 : nil }
    let service = KaimonoCartService(orders: orders(), storage: try file())
    service.choose(2, of: 102)
    files.fault = { _, _ in nil }
    service.take([.carrot, .pork, .salt])
    #expect(quantities(in: service) == [5, 2, 1])
    #expect(try file().contents.chosen == [101: 5, 102: 2])
  }

  @Test func `a damaged file is kept aside, and the cart begins as the shop gives it`() throws {
    files.contents["/cart"] = Array("{".utf8)
    let service = KaimonoCartService(orders: orders(), storage: try file())
    service.take([.carrot, .pork, .salt])
    #expect(quantities(in: service) == [2, 1, 1])
    #expect(files.contents.keys.contains { $0.hasPrefix("/cart.damaged") })
  }
}
