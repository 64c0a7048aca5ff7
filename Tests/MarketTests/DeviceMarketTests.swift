import Kaimono
import Market
import Observation2
import Scenes
import ScenesHeadless
import ScenesTransport
import StorePersistence
import Testing

@testable import KaimonoSimulation
@testable import MarketSimulation
@testable import RecipesSimulation
@testable import SavedSearchesSimulation
@testable import TimelineSimulation
@testable import TsukurepoSimulation

/// The market on a device, over the embedded back ends' HTTP.
@MainActor @Suite struct DeviceMarketTests {
  private let time = VirtualTime()
  private let files = MemoryFileSystem()
  private let shop: EmbeddedKaimonoGateway
  private let backends: MarketBackends

  init() {
    let network = SimulatedNetwork(clock: time)
    let quiet = SimulatedNetwork(clock: time, latency: .zero)
    let recipes = EmbeddedRecipesGateway(network: network)
    shop = EmbeddedKaimonoGateway(clock: time)
    backends = MarketBackends(
      shop.routes,
      recipes.routes,
      EmbeddedTsukurepoGateway(network: network).routes,
      EmbeddedTimelineGateway(network: network).routes,
      RecipesForSearches(recipes: EmbeddedRecipesGateway(network: quiet)).routes
    )
  }

  private func market(
    log: EventLog = EventLog(),
    issues: @escaping (StateFileError) -> Void = { Issue.record("\($0)") }
  ) throws(StateFileError) -> DeviceMarket {
    try DeviceMarket(
      over: backends,
      folder: "/data",
      files: files,
      permission: shop,
      notices: shop,
      clock: time,
      log: log,
      report: issues
    )
  }

  @Test(arguments: [
    "search/みそ汁", "cart", "product/101", "timeline", "report/1", "home", "mark-grid",
  ])
  func `each page shows over HTTP what it shows in the simulation`(place: String) async throws {
    let market = try market()
    let device = try Stage(time) { try market.launch(in: $0, opening: "market://\(place)") }
    await device.advance(by: .seconds(1))
    let app = MarketApp(clock: time, seed: 0)
    let simulation = try Stage(time, launching: app, ["scene": place])
    await simulation.advance(by: .seconds(1))
    #expect(
      device.frames.elements.map(\.element.text) == simulation.frames.elements.map(\.element.text)
    )
    market.stop()
  }

  @Test func `a device has the tabs of the simulation, in their order`() {
    #expect(DeviceMarket.root == MarketApp.root)
  }

  @Test func `an order reaches the shop, and the view's calls the app's analytics`() async throws {
    var tracked: [String] = []
    let market = try market(log: EventLog { tracked.append($0.name) })
    let stage = try Stage(time) { try market.launch(in: $0, opening: "cart") }
    await stage.advance(by: .seconds(1))
    let before = shop.orders.count
    try stage.tap("order-button")
    await stage.advance(by: .seconds(2))
    #expect(shop.orders.count == before + 1)
    #expect(tracked.contains("kaimonoCartViewDidTapOrderButton"))
    market.stop()
  }

  @Test func `the next process finds what this one has stored`() async throws {
    for isNext in [false, true] {
      let market = try market()
      let stage = try Stage(time) { try market.launch(in: $0, opening: "recipe/3") }
      await stage.advance(by: .seconds(1))
      #expect(try stage.element("recipe-clip").element.isChecked == isNext)
      if !isNext { try stage.tap("recipe-clip") }
      stage.close()
      market.stop()
    }
  }

  @Test func `a link to nowhere is an error, and the root is shown`() async throws {
    let market = try market()
    var error: SceneLinkError?
    let stage = Stage(time) {
      do throws(SceneLinkError) {
        try market.launch(in: $0, opening: "market://nowhere")
      } catch let thrown {
        error = thrown
      }
    }
    #expect(error == .unknown("market://nowhere"))
    #expect(stage.shows("tab-search"))
    market.stop()
  }
}
