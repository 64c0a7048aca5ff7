import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct ShopSceneTests {
  private let time = VirtualTime()
  private let log = EventLog()
  private let shop: EmbeddedKaimonoGateway
  private let orders: KaimonoOrderService
  private let cart: KaimonoCartService

  init() {
    shop = EmbeddedKaimonoGateway(clock: time, orderLatency: .seconds(2))
    orders = KaimonoOrderService(gateway: shop, clock: time, storage: PendingOrderMemory())
    cart = KaimonoCartService(orders: orders, storage: CartMemory())
  }

  private func stage(_ subject: OffersSubject) async -> Stage {
    let stage = Stage(time) {
      ShopScene.build(
        subject,
        gateway: shop,
        orders: orders,
        cart: cart,
        notices: shop,
        clock: time,
        log: log
      )
    }
    await stage.settle()
    return stage
  }

  private func words(of tile: Int, on stage: Stage) throws -> [String] {
    let tile = try stage.element(.id("tile-\(tile)"))
    return stage.frames.elements.filter { tile.contains($0) }.compactMap { element in
      element.element.role == .text ? element.element.text : nil
    }
  }

  @Test func `a tile says all of its product`() async throws {
    let stage = await stage(.shop(1))
    #expect(try stage.element("shop-title").element.text == "しぶや旬の市")
    #expect(try words(of: 201, on: stage) == ["NEW", "アスパラガス", "248円"])
    #expect(try words(of: 202, on: stage) == ["数量限定", "桜えび", "680円"])
    #expect(try words(of: 203, on: stage) == ["直近でお届けできる日を確認", "真だい", "780円"])
    #expect(try words(of: 204, on: stage) == ["売り切れ", "いちご", "598円"])
    #expect(try words(of: 205, on: stage) == ["たまねぎ", "178円"])
  }

  @Test func `only what is for sale can be put into the cart`() async throws {
    let stage = await stage(.shop(1))
    let isEnabled = try (201...205).map { try stage.element(.id("tile-add-\($0)")).isEnabled }
    #expect(isEnabled == [true, true, false, false, true])
  }

  @Test func `a tap on the button puts one more into the cart, which the badge counts`()
    async throws
  {
    let stage = await stage(.shop(1))
    #expect(try stage.element("kaimono-cart").element.value == "4")
    try stage.tap("tile-add-201")
    try stage.tap("tile-add-201")
    #expect(try stage.element("kaimono-cart").element.value == "6")
    #expect(
      log.events.map(\.name)
        == Array(repeating: "kaimonoShopDetailViewDidTapAddToCartButton", count: 2)
    )
    #expect(log.events.map(\.values) == [["productID": "201"], ["productID": "201"]])
  }

  @Test func `nothing is added while an order is under way`() async throws {
    let stage = await stage(.shop(1))
    orders.place(.sample())
    await stage.settle()
    #expect(try stage.element("tile-add-201").isEnabled == false)
    await stage.advance(by: .seconds(2))
    #expect(try stage.element("tile-add-201").isEnabled)
    #expect(try stage.element("kaimono-cart").element.value == nil)
  }

  @Test func `products to choose from are those that there are`() async throws {
    let stage = await stage(.products([101, 999, 205]))
    #expect(try stage.element("shop-title").element.text == "材料を買う")
    #expect(stage.shows("tile-101") && stage.shows("tile-205"))
    #expect(!stage.shows("tile-999"))
  }

  @Test(arguments: [.shop(99), .products([999])] as [OffersSubject])
  func `a missing shop or product is reported as not found`(subject: OffersSubject) async {
    let stage = await stage(subject)
    #expect(stage.shows("見つかりませんでした"))
    #expect(!stage.shows("retry"))
  }

  @Test func `a failed load is tried again`() async throws {
    shop.network.failNext(.server, match: "shop.load")
    let stage = await stage(.shop(1))
    #expect(stage.shows("通信できませんでした。もう一度お試しください"))
    try stage.tap("retry")
    await stage.settle()
    #expect(stage.shows("tile-201"))
  }
}
