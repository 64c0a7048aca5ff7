import Observation2
import Scenes
import ScenesHeadless
import StateStore
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct KaimonoCartSceneTests {
  private let time = VirtualTime()
  private let log = EventLog()

  private func stage(_ shop: EmbeddedKaimonoGateway) -> Stage {
    let orders = KaimonoOrderService(gateway: shop, clock: time, storage: PendingOrderMemory())
    return Stage(time) {
      KaimonoCartScene.build(gateway: shop, orders: orders, notices: shop, clock: time, log: log)
    }
  }

  private func loadedStage() async -> Stage {
    let stage = stage(EmbeddedKaimonoGateway(clock: time))
    await stage.settle()
    return stage
  }

  private func raise(_ productID: CartProduct.ID, on stage: Stage) throws {
    let stepper = try stage.element(.id("cart-quantity-\(productID)"))
    try stage.tap(
      .matching("is the button that raises \(productID)") {
        stepper.contains($0) && $0.element.text == "増やす"
      }
    )
  }

  @Test func `it loads, then shows the cart`() async throws {
    let network = SimulatedNetwork(clock: time)
    let stage = stage(EmbeddedKaimonoGateway(network: network, clock: time))
    await stage.advance(by: .milliseconds(299))
    #expect(stage.shows("cart-loading"))
    await stage.advance(by: .milliseconds(1))
    #expect(!stage.shows("cart-loading"))
    #expect(stage.shows("合計 1,056円"))
    #expect(stage.shows("にんじん"))
  }

  @Test func `a failed load is tried again`() async throws {
    let shop = EmbeddedKaimonoGateway(clock: time)
    shop.network.failNext(.server)
    let stage = stage(shop)
    await stage.settle()
    #expect(stage.shows("通信できませんでした。もう一度お試しください"))
    try stage.tap("retry")
    await stage.settle()
    #expect(stage.shows("にんじん"))
  }

  @Test func `a quantity changes the number and the total at once`() async throws {
    let stage = await loadedStage()
    try raise(101, on: stage)
    #expect(try stage.element(.id("cart-quantity-101")).element.value == "3")
    #expect(stage.shows("合計 1,254円"))
    #expect(log.events.map(\.values) == [["quantity": "3", "productID": "101"]])
  }

  @Test func `coming back to the app shows the next day, and what was shown until it is known`()
    async throws
  {
    let shop = EmbeddedKaimonoGateway(clock: time)
    let stage = stage(shop)
    await stage.settle()
    shop.network.failNext(.offline)
    await stage.advance(by: .seconds(3_600))
    shop.network.latency = .seconds(1)
    stage.perform { stage.window.enterForeground() }
    await stage.settle()
    #expect(stage.shows("受け取り日 2026年4月2日"))
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("受け取り日 2026年4月3日"))
    #expect(!stage.shows("cart-loading"))
  }

  @Test func `coming back without a connection leaves the cart as it was`() async throws {
    let shop = EmbeddedKaimonoGateway(clock: time)
    let stage = stage(shop)
    await stage.settle()
    shop.network.failNext(.server)
    stage.perform { stage.window.enterForeground() }
    await stage.settle()
    #expect(stage.shows("合計 1,056円"))
    #expect(!stage.shows("cart-loading-error"))
    #expect(shop.network.requests.count == 2)
  }

  @Test func `the same scene with another view`() async throws {
    let shop = EmbeddedKaimonoGateway(clock: time)
    let orders = KaimonoOrderService(gateway: shop, clock: time, storage: PendingOrderMemory())
    let service = KaimonoCartService(orders: orders, storage: CartMemory())
    let router = PlaceRouter<KaimonoRoute>()
    let store = Store(
      initial: KaimonoCartState(),
      reducer: .cart(shop, orders, service),
      clock: time
    )
    let presenter = KaimonoCartPresenter(interactor: store, routing: router)
    let stage = Stage(time) {
      KaimonoCartScene(presenter: presenter, router: router, view: CartInOneLine.init)
    }
    await stage.settle()
    #expect(stage.shows("にんじん、豚こま切れ肉、塩 合計 1,056円"))
    try stage.tap("買う")
    await stage.settle()
    #expect(stage.shows("ありがとうございました"))
    #expect(shop.orders.count == 1)
  }

  @Test func `two carts at once do not touch each other`() async throws {
    let shops = [EmbeddedKaimonoGateway(clock: time), EmbeddedKaimonoGateway(clock: time)]
    let stages = shops.map { stage($0) }
    await time.settle()
    try raise(101, on: stages[0])
    #expect(stages[0].shows("合計 1,254円"))
    #expect(stages[1].shows("合計 1,056円"))
    try stages[1].tap("order-button")
    #expect(try stages[0].element("order-button").isEnabled)
    await time.settle()
    #expect(stages[1].shows("order-done"))
    #expect(!stages[0].shows("order-done"))
    #expect(shops.map(\.orders.count) == [0, 1])
  }

  @Test func `nothing of it is left when it is gone`() async throws {
    let stage = await loadedStage()
    try stage.tap("order-button")
    await stage.settle()
    stage.close()
    #expect(stage.survivors == [])
    await stage.settle()
    #expect(stage.ledger.entries.isEmpty)
  }

  @Test func `left while it loads, it is released at once and its loading ends`() async throws {
    let network = SimulatedNetwork(clock: time)
    let stage = stage(EmbeddedKaimonoGateway(network: network, clock: time))
    await stage.settle()
    stage.close()
    #expect(stage.survivors == [])
    #expect(stage.livingScenes == 0)
    await stage.settle()
    #expect(stage.ledger.entries.isEmpty)
  }
}

/// Another view of the cart's data source and delegate.
private struct CartInOneLine: SceneView {
  weak var delegate: (any KaimonoCartViewDelegate)?
  let dataSource: KaimonoCartView.DataSource

  var body: [ScreenElement] {
    if dataSource.isOrderDone {
      text("ありがとうございました")
    } else {
      text("\(dataSource.cartProducts.map(\.name).joined(separator: "、")) \(dataSource.total)")
      button("買う") { delegate?.kaimonoCartViewDidTapOrderButton() }
        .disabled(!dataSource.canOrder)
    }
  }
}
