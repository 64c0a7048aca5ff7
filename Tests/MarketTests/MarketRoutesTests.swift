import Foundation
import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import MarketSimulation

/// Every place of the market is a route: it is reached by it, opened by its name, and restored.
@MainActor @Suite struct MarketRoutesTests {
  private let time = VirtualTime()
  private let app: MarketApp

  init() {
    app = MarketApp(clock: time, seed: 0)
  }

  @Test(
    arguments: [
      ("cart-payment-row", "payment", "お支払い方法を選ぶ"),
      ("cart-pickup-row", "pickup-place", "受け取り場所を選ぶ"),
      ("cart-tutorial", "delivery-tutorial", "受け取りの流れ"),
      ("cart-terms", "terms-and-law", "特定商取引法に基づく表記"),
      ("cart-notes", "notes", "ご注文前の確認"), ("cart-faq", "faq", "よくある質問"),
    ]
  )
  func `each row of the cart leads to its route`(
    id: String,
    route: String,
    title: String
  )
    async throws
  {
    let stage = try Stage(time, launching: app, ["scene": "cart"])
    await stage.advance(by: .seconds(1))
    try stage.tap(.id(id))
    #expect(stage.shows(.text(title)))
    #expect(
      stage.shownRoutes == ["kaimono.kaimono", "kaimono.cart", "kaimono.\(route)"]
    )
    #expect(stage.back())
    #expect(stage.shows("cart-title"))
  }

  @Test(
    arguments: [
      ("kaimono-cart", "past", "cart"), ("kaimono-shop-1", "past", "shop/1"),
      ("kaimono-pickup-place", "past", "pickup-place"),
      ("kaimono-recent-orders", "past", "orders"),
      ("kaimono-acceptable-deliveries", "delivered", "orders"),
      ("kaimono-notification-settings", "past", "notification-settings"),
    ]
  )
  func `each row of the first screen leads to its route`(
    id: String,
    orders: String,
    route: String
  ) async throws {
    let arguments = ["scene": "kaimono", "orders": orders, "push": "denied"]
    let stage = try Stage(time, launching: app, arguments)
    await stage.advance(by: .seconds(1))
    try stage.tap(.id(id))
    await stage.advance(by: .seconds(1))
    #expect(stage.shownRoutes == ["kaimono.kaimono", "kaimono.\(route)"])
    #expect(!stage.shows("not-found"))
    #expect(stage.back())
    #expect(stage.shows("kaimono-deadline"))
  }

  @Test(
    arguments: [
      ("kaimono", []), ("cart", ["kaimono"]), ("shop/1", ["kaimono"]), ("orders", ["kaimono"]),
      ("notification-settings", ["kaimono"]), ("order/1", ["kaimono", "orders"]),
      ("product/101", ["kaimono", "cart"]), ("faq", ["kaimono", "cart"]),
    ]
  )
  func `a place of the shop has those that lead to it below`(
    scene: String,
    below: [String]
  ) throws {
    let stage = try Stage(time, launching: app, ["scene": scene])
    #expect(stage.shownRoutes == (below + [scene]).map { "kaimono.\($0)" })
  }

  @Test func `an order of the list leads to its page`() async throws {
    let stage = try Stage(time, launching: app, ["scene": "orders", "orders": "past"])
    await stage.advance(by: .seconds(1))
    try stage.tap("order-row-1")
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("order-title"))
    #expect(stage.shownRoutes.suffix(2) == ["kaimono.orders", "kaimono.order/1"])
  }

  @Test func `a product of the cart leads to its page`() async throws {
    let stage = try Stage(time, launching: app, ["scene": "cart"])
    await stage.advance(by: .seconds(1))
    try stage.tap("cart-product-101")
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("product-title"))
    #expect(
      stage.shownRoutes == ["kaimono.kaimono", "kaimono.cart", "kaimono.product/101"]
    )
  }

  @Test func `a recipe leads to its products, and a product to the recipes that use it`()
    async throws
  {
    let stage = try Stage(time, launching: app, ["scene": "recipe/3"])
    await stage.advance(by: .seconds(1))
    stage.scroll(by: ScreenPoint(x: 0, y: 200))
    stage.update()
    try stage.tap("recipe-buy")
    await stage.advance(by: .seconds(1))
    try stage.tap("tile-image-301")
    await stage.advance(by: .seconds(1))
    try stage.tap("product-recipes")
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("recipe-row-3"))
    #expect(
      stage.shownRoutes == [
        "search.search", "search.recipe/3",
        "kaimono.products/102,301,101,205,318,327,328", "kaimono.product/301",
        "search.search/じゃがいも",
      ]
    )
  }

  @Test(arguments: ["payment", "market://payment"])
  func `a launch at a route has its ancestors below`(scene: String) async throws {
    let stage = try Stage(time, launching: app, ["scene": scene])
    #expect(stage.shows("お支払い方法を選ぶ"))
    #expect(stage.back())
    #expect(stage.shows("cart-title"))
    #expect(stage.back())
    #expect(stage.shows("kaimono-cart"))
    #expect(!stage.back())
  }

  @Test(
    arguments: [
      ("mark-grid", "home"), ("cart", "kaimono"), ("report/1", "search"), ("post/3", "timeline"),
      ("compose", "timeline"),
    ]
  )
  func `a launch at a route shows the tab in which it lies`(scene: String, tab: String) throws {
    let stage = try Stage(time, launching: app, ["scene": scene])
    #expect(stage.navigator.navigation.root.selectedTab == tab)
    #expect(try stage.element(.id("tab-\(tab)")).element.isSelected)
  }

  @Test func `a link into the running app uses the same names`() async throws {
    let stage = try Stage(time, launching: app)
    try stage.navigator.open("market://product/102")
    #expect(
      stage.shownRoutes == ["kaimono.kaimono", "kaimono.cart", "kaimono.product/102"]
    )
    #expect(throws: SceneLinkError.unknown("shop://cart")) {
      try stage.navigator.open("shop://cart")
    }
    #expect(throws: SceneLinkError.unknown("product/x")) {
      try stage.navigator.open("product/x")
    }
  }

  @Test func `every route has a name that is read back as the same route`() throws {
    let routes: [KaimonoRoute] = [
      .top, .cart, .product(7), .products([7, 8]), .shop(1), .orders, .order(1), .pickupPlace,
      .payment,
      .deliveryTutorial, .termsAndLaw, .notes, .faq, .notificationSettings,
    ]
    #expect(routes.map { KaimonoRoute($0.description) } == routes)
    #expect(routes.count == KaimonoRoute.names.count)
    for name in [
      "", "product", "product/", "product/1/2", "product/1,2", "products/1,", "Cart", "/cart",
    ] {
      #expect(KaimonoRoute(name) == nil, "\(name)")
    }
  }

  @Test func `a link that names a product twice shows it once`() async throws {
    let stage = try Stage(time, launching: app, ["scene": "products/102,101,102"])
    await stage.advance(by: .seconds(1))
    #expect(stage.shownRoutes.last == "kaimono.products/102,101")
    let tiles = stage.frames.elements.compactMap(\.element.identifier)
      .filter { $0.hasPrefix("tile-add-") }
    #expect(tiles == ["tile-add-102", "tile-add-101"])
  }

  @Test func `killed anywhere, the whole market comes back from JSON`() async throws {
    let start = try Stage(time, launching: app)
    let steps: [(Stage) throws -> Void] = [
      { try $0.tap("tab-kaimono") }, { try $0.tap("kaimono-cart") },
      { try $0.tap("cart-product-101") },
      { $0.back() }, { try $0.tap("cart-faq") },
      { try $0.navigator.open("market://payment") }, { $0.back() }, { $0.back() },
      { try $0.navigator.open("market://report/7") }, { $0.back() }, { $0.back() },
      { try $0.navigator.open("market://post/7") }, { $0.back() },
      { try $0.tap("timeline-compose") },
      { $0.back() },
      { try $0.navigator.open("market://order/1") }, { $0.back() }, { $0.back() }, { $0.back() },
    ]
    var stage = start
    for step in steps {
      try step(stage)
      await stage.advance(by: .seconds(1))
      let before = stage.navigator.navigation
      let data = try JSONEncoder().encode(stage.navigator.restoration())
      stage.close()
      app.stop()
      let next = Stage(time, navigating: { _ in })
      try app.begin(in: next.navigator)
      let decoder = JSONDecoder()
      decoder.userInfo[.sceneRoutes] = next.navigator.registry.types
      let read = try decoder.decode(SceneRestoration.self, from: data)
      #expect(read.errors.isEmpty)
      next.navigator.restore(read, orElse: MarketApp.root)
      await next.advance(by: .seconds(1))
      #expect(next.navigator.navigation == before)
      stage = next
    }
    #expect(stage.shows("tab-kaimono"))
  }
}
