import Observation2
import Scenes
import ScenesHeadless
import ScenesTransport
import Testing

@testable import Kaimono
@testable import KaimonoSimulation
@testable import MarketSimulation

/// An order belongs to the app: the scene may end before the order does.
@MainActor @Suite struct LeavingDuringAnOrderTests {
  private let time = VirtualTime()

  @Test func `back works while an order is under way, and the scene is released`() async throws {
    let app = MarketApp(clock: time, seed: 0)
    let stage = try Stage(time, launching: app, ["scene": "cart"])
    await stage.advance(by: .seconds(1))
    app.network.latency = .seconds(5)
    try stage.tap("order-button")
    #expect(stage.back())
    #expect(stage.survivors == [])

    try stage.tap("kaimono-cart")
    #expect(stage.shows("注文しています"))
    #expect(try stage.element("order-button").isEnabled == false)
    await stage.advance(by: .seconds(5))
    #expect(stage.shows("注文が完了しました"))
    #expect(app.kaimono?.shop.orders.count == 1)
  }

  @Test
  func
    `an order is told by the run that waits for it, however late the answers to the run before are`()
    async throws
  {
    let app = MarketApp(clock: time, seed: 0)
    let kaimono = try #require(app.kaimono)
    let way = HeldTransport(over: InProcessTransport(kaimono.shop.routes))
    kaimono.gateway = HTTPKaimonoGateway(way)
    let stage = try Stage(time, launching: app, ["scene": "cart"])
    await stage.advance(by: .seconds(1))
    way.holds = ["cart.load", "cart.order"]
    stage.perform { stage.window.enterBackground() }
    stage.perform { stage.window.enterForeground() }
    await stage.settle()
    try stage.tap("order-button")
    await stage.settle()
    stage.close()
    app.stop()

    let next = try Stage(time, launching: app, ["scene": "cart"])
    await next.settle()
    way.letGo(2)
    await next.settle()
    #expect(next.shows("order-toast"))
    #expect(app.invariants.compactMap { $0.violation(on: next) } == [])
    way.letGo(2)
    await next.settle()
    #expect(next.shows("order-done"))
    #expect(app.invariants.compactMap { $0.violation(on: next) } == [])
  }

  @Test(arguments: [(SimulatedNetwork.Fault.timeout, false), (.arrivedButTimedOut, true)])
  func `a cart that has changed while an order of the run before was sent again is loaded after it`(
    fault: SimulatedNetwork.Fault,
    isPlaced: Bool
  ) async throws {
    let app = MarketApp(clock: time, seed: 0)
    let stage = try Stage(time, launching: app, ["scene": "cart"])
    await stage.advance(by: .seconds(1))
    app.network.failNext(fault, times: 2, match: "cart.order")
    try stage.tap("order-button")
    await stage.advance(by: .seconds(1))
    stage.close()
    app.stop()

    let other = isPlaced ? [:] : ["cart": "rows 2"]
    let next = try Stage(time, launching: app, ["scene": "kaimono"].merging(other) { $1 })
    await next.advance(by: .seconds(1))
    try next.tap("kaimono-cart")
    await next.advance(by: .seconds(1))
    #expect(next.shows("order-toast"))
    await next.advance(by: .seconds(12))
    #expect(next.shows("order-done") == isPlaced)
    #expect(next.shows("cart-empty") == isPlaced)
    #expect(next.shows("合計 200円") == !isPlaced)
    #expect(app.invariants.compactMap { $0.violation(on: next) } == [])
  }

  @Test func `an order that ends while nobody looks is told on coming back, once`() async throws {
    let app = MarketApp(clock: time, seed: 0)
    let stage = try Stage(time, launching: app, ["scene": "cart"])
    await stage.advance(by: .seconds(1))
    app.kaimono?.shop.apply(.refusePayment)
    try stage.tap("order-button")
    stage.back()
    await stage.advance(by: .seconds(1))
    for isTold in [true, false] {
      try stage.tap("kaimono-cart")
      await stage.advance(by: .seconds(1))
      #expect(stage.shows("お支払いができませんでした") == isTold)
      #expect(stage.shows("合計 1,056円"))
      stage.back()
    }
  }
}
