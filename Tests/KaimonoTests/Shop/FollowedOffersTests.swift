import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// The screens that show products or the pickup day, while the shop changes behind them.
@MainActor @Suite struct FollowedOffersTests {
  private let time = VirtualTime()
  private let app: ChoiceServices

  init() {
    app = ChoiceServices(time)
  }

  private func settled(_ stage: Stage) async -> Stage {
    await stage.settle()
    return stage
  }

  private func cartStage() -> Stage {
    Stage(time) {
      KaimonoCartScene.build(
        gateway: app.shop,
        orders: app.orders,
        cart: app.cart,
        notices: app.shop,
        clock: time
      )
    }
  }

  private func apply(_ event: KaimonoBackendEvent, _ stage: Stage) async {
    app.shop.apply(event)
    await stage.settle()
  }

  private func isForSale(_ id: CartProduct.ID, on stage: Stage) throws -> Bool {
    try stage.element(.id("tile-add-\(id)")).isEnabled
  }

  @Test(arguments: [.shop(1), .products([205, 204])] as [OffersSubject])
  func `an open shop follows its stock`(subject: OffersSubject) async throws {
    let stage = await settled(app.shopStage(subject, time))
    await apply(.soldOut(205), stage)
    #expect(try !isForSale(205, on: stage))
    await apply(.restocked(205), stage)
    #expect(try isForSale(205, on: stage))
    #expect(try !isForSale(204, on: stage))
    await apply(.restocked(204), stage)
    #expect(try isForSale(204, on: stage))
  }

  @Test func `an open shop follows the pickup day`() async throws {
    let stage = await settled(app.shopStage(.shop(1), time))
    await apply(.dayChanged(.april3), stage)
    #expect(try isForSale(203, on: stage))
    await apply(.dayChanged(.april2), stage)
    #expect(try !isForSale(203, on: stage))
  }

  @Test func `an open shop offers what the next day has when the deadline passes`() async throws {
    let stage = await settled(app.shopStage(.shop(1), time))
    await stage.advance(by: PickupDay.april2.deadline - time.timeSince1970 - .nanoseconds(1))
    #expect(try !isForSale(203, on: stage))
    await stage.advance(by: .nanoseconds(1))
    #expect(try isForSale(203, on: stage))
  }

  @Test func `an open product follows its stock, the pickup day and the deadline`() async throws {
    let stage = await settled(app.productStage(203, time))
    func stock() throws -> String? { try stage.element("product-stock").element.text }
    #expect(try stock() == "直近でお届けできる日を確認")
    await apply(.dayChanged(.april3), stage)
    #expect(try stock()?.hasPrefix("在庫 ") == true)
    await apply(.soldOut(203), stage)
    #expect(try stock() == "売り切れ")
    await apply(.restocked(203), stage)
    await apply(.dayChanged(.april2), stage)
    #expect(try stock() == "直近でお届けできる日を確認")
    await stage.advance(by: .seconds(3_600))
    #expect(try stock()?.hasPrefix("在庫 ") == true)
  }

  @Test func `an open product follows the order of another screen`() async throws {
    let stage = await settled(app.productStage(101, time))
    #expect(try stage.element("product-stock").element.text == "在庫 50点")
    app.orders.place(.sample())
    await stage.advance(by: .seconds(2))
    #expect(try stage.element("product-stock").element.text == "在庫 48点")
  }

  @Test func `an open cart follows the stock of its products`() async throws {
    let stage = await settled(cartStage())
    #expect(!stage.shows("売り切れ"))
    await apply(.soldOut(102), stage)
    #expect(stage.shows("売り切れ"))
    await apply(.restocked(102), stage)
    #expect(!stage.shows("売り切れ"))
  }

  @Test func `an open cart follows the pickup day and each deadline`() async throws {
    let stage = await settled(cartStage())
    func day() throws -> String? { try stage.element("cart-pickup-day").element.text }
    await apply(.dayChanged(.april3), stage)
    #expect(try day() == "受け取り日 2026年4月3日")
    await apply(.dayChanged(.april2), stage)
    #expect(try day() == "受け取り日 2026年4月2日")
    await stage.advance(by: .seconds(3_600))
    #expect(try day() == "受け取り日 2026年4月3日")
  }

  @Test func `a chosen day whose deadline has passed gives way to the next`() async throws {
    app.shop.apply(.dayChanged(.april2))
    let stage = await settled(cartStage())
    await stage.advance(by: .seconds(3_600))
    #expect(try stage.element("cart-pickup-day").element.text == "受け取り日 2026年4月3日")
  }

  @Test func `a change that cannot be loaded leaves what is shown`() async throws {
    let stages = [
      await settled(app.shopStage(.shop(1), time)), await settled(app.productStage(205, time)),
      await settled(cartStage()),
    ]
    for stage in stages {
      app.shop.network.failNext(.offline)
      let before = stage.snapshot().text
      await apply(.soldOut(205), stage)
      app.shop.apply(.restocked(205))
      await stage.settle()
      #expect(stage.snapshot().text == before)
    }
  }

  @Test func `a page tries again to load a change, until the shop answers`() async throws {
    let stage = await settled(app.productStage(101, time))
    app.shop.network.failNext(.offline, times: 2)
    await apply(.soldOut(101), stage)
    await stage.advance(by: .seconds(40))
    #expect(try stage.element("product-stock").element.text == "在庫 50点")
    await stage.advance(by: .seconds(40))
    #expect(try stage.element("product-stock").element.text == "売り切れ")
    let requests = app.shop.network.requests.count
    await stage.advance(by: .seconds(120))
    #expect(app.shop.network.requests.count == requests)
  }

  @Test func `an open shop tries again to load a change`() async throws {
    let stage = await settled(app.shopStage(.shop(1), time))
    app.shop.network.failNext(.offline)
    await apply(.soldOut(205), stage)
    #expect(try isForSale(205, on: stage))
    await stage.advance(by: .seconds(40))
    #expect(try !isForSale(205, on: stage))
  }

  @Test func `an open cart tries again to load a change`() async throws {
    let stage = await settled(cartStage())
    app.shop.network.failNext(.offline)
    await apply(.soldOut(102), stage)
    #expect(!stage.shows("売り切れ"))
    await stage.advance(by: .seconds(40))
    #expect(stage.shows("売り切れ"))
  }

  @Test func `a change during the first load is in the first answer`() async throws {
    app.shop.network.latency = .seconds(1)
    let stages = [app.shopStage(.shop(1), time), app.productStage(101, time), cartStage()]
    for stage in stages { await stage.settle() }
    await time.advance(by: .milliseconds(500))
    app.shop.apply(.soldOut(101))
    app.shop.apply(.soldOut(201))
    await time.advance(by: .seconds(3))
    for stage in stages { await stage.settle() }
    #expect(try !isForSale(201, on: stages[0]))
    #expect(try !isForSale(101, on: stages[1]))
    #expect(stages[2].shows("売り切れ"))
  }

  @Test func `a cart that changed during an order is loaded after it`() async throws {
    app.shop.network.latency = .seconds(1)
    let stage = cartStage()
    await stage.advance(by: .seconds(3))
    app.shop.apply(.refusePayment)
    app.shop.apply(.soldOut(103))
    app.shop.apply(.restocked(103))
    try stage.tap("order-button")
    app.shop.apply(.dayChanged(.april3))
    await stage.advance(by: .seconds(6))
    #expect(try stage.element("cart-pickup-day").element.text == "受け取り日 2026年4月3日")
  }

  @Test func `screens that are gone wait for no deadline`() async throws {
    do {
      let stage = await settled(app.shopStage(.shop(1), time))
      await apply(.soldOut(205), stage)
    }
    #expect(time.nextDue == nil)
  }
}
