import Observation2
import Scenes
import ScenesHeadless
import StorePersistence
import Testing

@testable import Kaimono
@testable import KaimonoSimulation
@testable import MarketSimulation

/// In a folder the embedded shop outlives the process, like what the person has.
@MainActor @Suite struct KeptShopTests {
  private let files = MemoryFileSystem()

  /// The app in a new process: whatever held its files has ended.
  private func app(_ time: VirtualTime, seed: UInt64) throws -> MarketApp {
    files.unlockAll()
    return try MarketApp(clock: time, seed: seed, folder: "/market", files: files) {
      Issue.record("\($0)")
    }
  }

  @Test func `what was ordered is ordered, and what was taken is gone`() async throws {
    for run in 1...3 {
      let time = VirtualTime()
      let app = try app(time, seed: UInt64(run))
      let stage = try Stage(time, launching: app, ["scene": "product/202"])
      await stage.advance(by: .seconds(1))
      #expect(try stage.element("product-stock").element.text == "在庫 \(6 - run)点")
      try stage.tap("tile-add-202")
      try stage.tap("kaimono-cart")
      await stage.advance(by: .seconds(1))
      #expect(stage.shows(run == 1 ? "合計 1,736円" : "合計 680円"))
      try stage.tap("order-button")
      await stage.advance(by: .seconds(5))
      #expect(stage.shows("order-done"))
      #expect(app.kaimono?.shop.orders.count == run)
      stage.close()
      app.stop()
    }
  }

  @Test func `an order whose answer the end of the process took is one order`() async throws {
    let time = VirtualTime()
    let first = try app(time, seed: 1)
    let stage = try Stage(time, launching: first, ["scene": "cart"])
    await stage.advance(by: .seconds(1))
    first.network.failNext(.arrivedButTimedOut, match: "cart.order")
    try stage.tap("order-button")
    await stage.advance(by: .seconds(1))
    #expect(first.kaimono?.shop.orders.count == 1)
    #expect(stage.shows("order-toast"))
    stage.close()
    let later = VirtualTime()
    let second = try app(later, seed: 2)
    let next = try Stage(later, launching: second, ["scene": "cart"])
    await next.advance(by: .seconds(5))
    #expect(next.shows("order-done"))
    #expect(second.kaimono?.shop.orders.count == 1)
  }

  @Test func `clearing what the person has leaves the shop as it is`() async throws {
    let time = VirtualTime()
    let first = try app(time, seed: 1)
    try first.backend("soldOut", ["product": "101"])
    first.clearState()
    let second = try app(time, seed: 2)
    second.network.latency = .zero
    #expect(try await second.kaimono?.shop.products([101]).map(\.isSoldOut) == [true])
  }
}
