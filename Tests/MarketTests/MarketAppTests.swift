import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation
@testable import MarketSimulation

@MainActor @Suite struct MarketAppTests {
  private let time = VirtualTime()
  private let app: MarketApp

  init() {
    app = MarketApp(clock: time, seed: 0)
  }

  @Test func `it opens at its first tab, and each tab keeps the scenes that were opened in it`()
    async throws
  {
    let stage = try Stage(time, launching: app)
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("search-field") && !stage.back())
    #expect(stage.shows(.text("かいもの")))
    try stage.tap("tab-kaimono")
    await stage.advance(by: .seconds(1))
    try stage.tap("kaimono-cart")
    try stage.tap("tab-home")
    #expect(stage.shows("home-mark-grid") && !stage.shows("cart-title"))
    try stage.tap("tab-kaimono")
    #expect(stage.shows("cart-title"))
    #expect(stage.back())
    #expect(stage.shows("kaimono-shop-1"))
    #expect(!stage.back())
  }

  @Test func `the timeline is the third of four tabs, and loads nothing before it is opened`()
    async throws
  {
    let stage = try Stage(time, launching: app)
    await stage.advance(by: .seconds(1))
    let tabs = stage.frames.elements.compactMap(\.element.identifier).filter {
      $0.hasPrefix("tab-")
    }
    #expect(tabs == ["tab-search", "tab-kaimono", "tab-timeline", "tab-home"])
    #expect(!app.network.requests.map(\.name).contains("timeline.page"))
    try stage.tap("tab-timeline")
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("timeline-post-1"))
  }

  @Test func `it opens at the cart`() async throws {
    let stage = try Stage(time, launching: app, ["scene": "cart"])
    #expect(stage.shows("cart-title"))
    #expect(stage.back())
    #expect(stage.shows("kaimono-cart"))
    #expect(!stage.back())
  }

  @Test(
    arguments: [
      (
        ["scene": "kart"],
        [
          "search", "search/WORDS", "recipe/ID", "report/ID", "kaimono", "cart", "orders",
          "pickup-place", "payment", "delivery-tutorial", "terms-and-law", "notes", "faq",
          "notification-settings", "product/ID", "products/ID,ID,…", "shop/ID", "order/ID",
          "timeline", "post/ID", "compose", "home", "saved-search/ID", "mark-grid",
        ]
      ),
      (
        ["screen": "cart"],
        ["scene", "pickup", "push", "orders", "cart", "recording", "posts", "savedSearches"]
      ),
      (["pickup": "some"], ["none", "chosen"]), (["push": "some"], ["denied", "allowed"]),
      (["orders": "some"], ["none", "past", "delivered"]),
    ]
  )
  func `a refused launch argument lists the known names or values`(
    arguments: [String: String],
    known: [String]
  ) throws {
    let error = try #require(throws: SimulatedAppError.self) {
      try app.launch(arguments, in: SceneNavigator())
    }
    #expect(error.known == known)
  }

  @Test func `the shop outlives a stop, and the next order has another key`() async throws {
    for count in 1...2 {
      let stage = try Stage(time, launching: app, ["scene": "cart"])
      await stage.advance(by: .seconds(1))
      #expect(stage.shows("cart-empty") == (count == 2))
      if count == 1 { try stage.tap("order-button") }
      await stage.advance(by: .seconds(1))
      stage.close()
      app.stop()
    }
    #expect(app.kaimono?.shop.orders.count == 1)
  }

  @Test func `a stop ends an order that has not reached the shop`() async throws {
    let stage = try Stage(time, launching: app, ["scene": "cart"])
    await stage.advance(by: .seconds(1))
    try stage.tap("order-button")
    stage.close()
    app.stop()
    await time.advance(by: .seconds(60))
    #expect(app.kaimono?.shop.orders.isEmpty == true)
    #expect(time.stuck.isEmpty)
  }

  @Test(arguments: [false, true])
  func `an order under way at a stop is sent by the next launch, unless it is cleared`(
    clears: Bool
  ) async throws {
    let stage = try Stage(time, launching: app, ["scene": "cart"])
    await stage.advance(by: .seconds(1))
    try stage.tap("order-button")
    await stage.settle()
    stage.close()
    app.stop()
    if clears { app.clearState() }
    let next = try Stage(time, launching: app, ["scene": "cart"])
    #expect(next.shows("order-toast") == !clears)
    await next.advance(by: .seconds(1))
    #expect(next.shows("order-done") == !clears)
    #expect(app.kaimono?.shop.orders.count == (clears ? 0 : 1))
  }

  @Test func `each launch begins with an empty log`() throws {
    app.events.record("before")
    try app.launch([:], in: SceneNavigator())
    #expect(app.events.events.isEmpty)
  }

  @Test func `a back-end event reaches the shop`() async throws {
    app.network.latency = .zero
    try app.backend("soldOut", ["product": "103"])
    #expect(try await app.kaimono?.shop.cart().products.last?.isSoldOut == true)
    #expect(throws: SimulatedAppError.self) { try app.backend("soldout", [:]) }
  }
}
