import Observation2
import Scenes
import ScenesHeadless
import ScenesTransport
import Testing

@testable import Kaimono
@testable import KaimonoSimulation
@testable import MarketSimulation

/// The market over the way of an app on a real network: it asks again, and remembers.
@MainActor @Suite struct PatientMarketTests {
  private let time = VirtualTime()
  private let app: MarketApp

  init() throws {
    app = MarketApp(clock: time, seed: 0)
    let kaimono = try #require(app.kaimono)
    let network = SimulatedTransport(
      over: InProcessTransport(kaimono.shop.routes),
      network: app.network
    )
    let patient = RetryingTransport(over: network) { [time] in try await time.sleep(for: $0) }
    kaimono.gateway = HTTPKaimonoGateway(ConditionalTransport(over: patient))
  }

  @Test func `a fault that passes is not seen, a longer one is`() async throws {
    app.network.failNext(.offline, times: 3, match: "cart.load")
    let stage = try Stage(time, launching: app, ["scene": "cart"])
    await stage.advance(by: .seconds(3))
    #expect(!stage.shows("合計 1,056円"))
    #expect(!stage.shows("もう一度読み込む"))
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("合計 1,056円"))
    app.network.isOffline = true
    let other = try Stage(time, launching: app, ["scene": "cart"])
    await other.advance(by: .seconds(4))
    #expect(other.shows("もう一度読み込む"))
  }

  @Test func `an order whose answer is lost is sent again by nobody but its person, and is one`()
    async throws
  {
    let stage = try Stage(time, launching: app, ["scene": "cart"])
    await stage.advance(by: .seconds(1))
    app.network.failNext(.arrivedButTimedOut, match: "cart.order")
    try stage.tap(.id("order-button"))
    await stage.advance(by: .seconds(60))
    #expect(stage.shows("通信できませんでした。もう一度お試しください"))
    #expect(app.network.requests.count { $0.name == "cart.order" } == 1)
    try stage.tap(.id("order-button"))
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("注文が完了しました"))
    #expect(try app.askBackend("orders", [:]) as? Int == 1)
  }
}
