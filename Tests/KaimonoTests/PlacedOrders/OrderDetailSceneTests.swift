import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct OrderDetailSceneTests {
  private let time = VirtualTime()
  private let log = EventLog()
  private let app: ChoiceServices

  init() {
    app = ChoiceServices(time)
  }

  private func stage(
    _ id: PlacedOrder.ID = 1,
    _ arguments: [String: String] = ["orders": "past"]
  ) async throws -> Stage {
    try app.launch(arguments)
    let stage = app.orderDetailStage(id, time, log: log)
    await stage.settle()
    return stage
  }

  @Test(
    arguments: [
      ("order-title", "注文番号 1"), ("order-state", "お届け中"), ("order-total", "合計 864円"),
      ("order-pickup-day", "受け取り日 2026年4月1日"), ("order-pickup-place", "渋谷駅前ステーション"),
      ("order-payment", "クレジットカード"),
    ]
  )
  func `it says all of the order`(id: String, text: String) async throws {
    #expect(try await stage().element(.id(id)).element.text == text)
  }

  @Test(arguments: [(304, ["卵", "× 1", "268円"]), (308, ["トマト", "× 2", "596円"])])
  func `a line says how many of the product, and what they cost`(
    product: Int,
    words: [String]
  ) async throws {
    let stage = try await stage()
    let line = try stage.element(.id("order-product-\(product)"))
    #expect(
      stage.frames.elements.filter { line.contains($0) }.compactMap(\.element.text) == words
    )
  }

  @Test func `an order is as its person saw it, whatever is chosen since`() async throws {
    app.orders.place(.sample([.carrot, .salt]))
    await time.advance(by: .seconds(2))
    _ = try await app.shop.choose(3, of: .payment, after: 0)
    _ = try await app.shop.choose(4, of: .pickupPlace, after: 0)
    let stage = try await stage(1, [:])
    #expect(try stage.element("order-payment").element.text == "クレジットカード")
    #expect(try stage.element("order-pickup-place").element.text == "渋谷駅前ステーション")
    #expect(try stage.element("order-total").element.text == "合計 516円")
  }

  @Test func `what becomes of it is shown at once`() async throws {
    let stage = try await stage()
    var states: [String?] = []
    for event in [.deliveryArrived(order: 1), .deliveryPickedUp(order: 1)]
      as [KaimonoBackendEvent]
    {
      app.shop.apply(event)
      await stage.settle()
      states.append(try stage.element("order-state").element.text)
    }
    #expect(states == ["受け取り待ち", "受け取り済み"])
  }

  @Test(arguments: [0, 2, -1])
  func `an order that there is not is not found`(id: Int) async throws {
    let stage = try await stage(id)
    #expect(try stage.element("not-found").element.text == "見つかりませんでした")
    #expect(!stage.shows("retry"))
    #expect(!stage.shows("order-title"))
  }

  @Test func `an order that is placed meanwhile is found`() async throws {
    let stage = try await stage(1, [:])
    #expect(stage.shows("not-found"))
    app.orders.place(.sample())
    await stage.advance(by: .seconds(2))
    #expect(!stage.shows("not-found"))
    #expect(stage.shows("注文番号 1"))
  }

  @Test func `it loads, and a failed load is tried again`() async throws {
    app.shop.network.latency = .milliseconds(300)
    app.shop.network.failNext(.timeout, match: "order.load")
    let stage = try await stage()
    #expect(stage.shows("order-loading"))
    await stage.advance(by: .seconds(10))
    #expect(!stage.shows("order-loading"))
    #expect(!stage.shows("not-found"))
    try stage.tap("retry")
    await stage.advance(by: .milliseconds(300))
    #expect(stage.shows("注文番号 1"))
    #expect(log.events.map(\.name) == ["orderDetailViewDidTapRetryButton"])
  }

  @Test func `nothing of it is left when it is gone`() async throws {
    let stage = try await stage()
    stage.close()
    #expect(stage.survivors == [])
    #expect(stage.ledger.entries.isEmpty)
  }
}
