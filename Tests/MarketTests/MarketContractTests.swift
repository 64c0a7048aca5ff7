import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import MarketSimulation

/// The app's scenes are wired as they should be, and leave nothing.
@MainActor @Suite struct MarketContractTests {
  private let time = VirtualTime()
  private let app: MarketApp

  init() {
    app = MarketApp(clock: time, seed: 1)
  }

  private func open(_ arguments: [String: String] = [:]) throws -> Stage {
    let stage = try Stage(time, launching: app, arguments)
    stage.addAppObject(app)
    return stage
  }

  /// Goes back to the beginning, looks at each scene on the way until it is loaded, and closes the app.
  private func leaveAll(_ stage: Stage) async {
    while stage.back() { await stage.advance(by: .seconds(5)) }
    #expect(stage.ownershipReport.isEmpty, "\(stage.ownershipReport)")
    stage.close()
    app.stop()
    await stage.settle()
    #expect(stage.contractReport.isEmpty, "\(stage.contractReport)")
    #expect(stage.ownershipReport.isEmpty, "\(stage.ownershipReport)")
  }

  @Test func `from the search to the cart and back nothing keeps a scene`() async throws {
    let stage = try open()
    for id in ["tab-search", "recipe-row-1", "recipe-buy", "tile-image-101"] {
      try stage.tap(.id(id))
      await stage.advance(by: .seconds(5))
    }
    for id in ["tile-add-101", "product-recipes"] {
      try stage.tap(.id(id))
      await stage.advance(by: .seconds(5))
    }
    await leaveAll(stage)
  }

  @Test func `from the cart to what there is to choose and back nothing keeps a scene`()
    async throws
  {
    let stage = try open(["scene": "cart", "push": "denied"])
    await stage.advance(by: .seconds(5))
    for id in ["cart-payment-row", "choice-2", "cart-pickup-row", "choice-3"] {
      try stage.tap(.id(id))
      await stage.advance(by: .seconds(5))
    }
    try stage.navigator.open("market://notification-settings")
    try stage.tap("notifications-allow")
    for name in ["hasAcceptableDeliveries", "isPushNotificationDenied"] {
      stage.allow(.propertyNeverRead, "DataSource.\(name)", because: "there is no order")
    }
    await leaveAll(stage)
  }

  @Test func `from a recipe to a report and back to its recipe nothing keeps a scene`() async throws
  {
    let stage = try open(["scene": "recipe/33"])
    for id in ["recipe-report-9", "tsukurepo-show-recipe"] {
      await stage.advance(by: .seconds(5))
      stage.scroll(by: ScreenPoint(x: 0, y: 2_000))
      stage.update()
      try stage.tap(.id(id))
    }
    await stage.advance(by: .seconds(5))
    await leaveAll(stage)
  }

  @Test func `the app has no finding, and nothing keeps its scenes`() async throws {
    let stage = try open()
    for id in ["tab-kaimono", "kaimono-cart"] {
      try stage.tap(.id(id))
      await stage.advance(by: .seconds(5))
    }
    try stage.tap("cart-faq")
    stage.back()
    try stage.tap("order-button")
    await stage.advance(by: .seconds(5))
    #expect(stage.shows("order-done"))
    stage.back()
    await stage.advance(by: .seconds(5))
    for id in ["kaimono-recent-orders", "order-row-1"] {
      try stage.tap(.id(id))
      await stage.advance(by: .seconds(5))
    }
    await leaveAll(stage)
  }
}
