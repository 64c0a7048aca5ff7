import Observation2
import Scenes
import ScenesHeadless
import StorePersistence
import Testing

@testable import Kaimono
@testable import KaimonoSimulation
@testable import MarketSimulation

/// What is chosen leads back to the cart, which orders by it.
@MainActor @Suite struct ChoosingTests {
  private let time = VirtualTime()
  private let app: MarketApp

  init() {
    app = MarketApp(clock: time, seed: 0)
  }

  /// A stage with the cart, loaded.
  private func cart(_ arguments: [String: String] = [:]) async throws -> Stage {
    let arguments = arguments.merging(["scene": "cart"]) { first, _ in first }
    let stage = try Stage(time, launching: app, arguments)
    await stage.advance(by: .seconds(1))
    return stage
  }

  @Test(
    arguments: [
      ("cart-pickup-row", 4, "中目黒川沿いステーション"), ("cart-payment-row", 3, "受け取り時の現金"),
    ]
  )
  func `a choice leads back to the cart, which loads it, and orders by it`(
    row: String,
    id: Int,
    name: String
  ) async throws {
    let stage = try await cart()
    try stage.tap(.id(row))
    await stage.advance(by: .seconds(1))
    try stage.tap(.id("choice-\(id)"))
    await stage.advance(by: .milliseconds(300))
    #expect(stage.shownRoutes == ["kaimono.kaimono", "kaimono.cart"])
    #expect(stage.shows("cart-loading"))
    await stage.advance(by: .milliseconds(300))
    #expect(try stage.element(.id(row)).element.text == name)
    try stage.tap("order-button")
    await stage.advance(by: .seconds(1))
    let order = try #require(app.kaimono?.shop.orders.first?.cart)
    #expect([order.pickupPlace, order.payment].contains(name))
  }

  @Test func `nothing is loaded again when one comes back without a choice`() async throws {
    let stage = try await cart()
    try stage.tap("cart-payment-row")
    await stage.advance(by: .seconds(1))
    stage.back()
    #expect(stage.shows("cart-total"))
    #expect(app.network.requests.map(\.name) == ["cart.load", "payment.load"])
  }

  @Test func `a choice whose answer was lost is in the cart that one comes back to`() async throws {
    let stage = try await cart()
    try stage.tap("cart-payment-row")
    await stage.advance(by: .seconds(1))
    app.network.failNext(.arrivedButTimedOut, match: "choose")
    try stage.tap("choice-2")
    await stage.advance(by: .seconds(10))
    #expect(stage.shows("choices-error"))
    stage.back()
    await stage.advance(by: .seconds(1))
    #expect(try stage.element("cart-payment-row").element.text == "キャリア決済")
  }

  @Test func `left while it is saved, a choice is in the cart when the shop has it`() async throws {
    let stage = try await cart()
    try stage.tap("cart-pickup-row")
    await stage.advance(by: .seconds(1))
    app.network.latency = .seconds(5)
    try stage.tap("choice-2")
    await stage.settle()
    stage.back()
    app.network.latency = .milliseconds(300)
    #expect(stage.survivors == [])
    #expect(try stage.element("cart-pickup-row").element.text == "渋谷駅前ステーション")
    await stage.advance(by: .seconds(5))
    await stage.advance(by: .seconds(1))
    #expect(stage.shownRoutes == ["kaimono.kaimono", "kaimono.cart"])
    #expect(try stage.element("cart-pickup-row").element.text == "恵比寿ガーデンステーション")
  }

  @Test func `a choice that arrives while an order is placed is one for the next order`()
    async throws
  {
    let stage = try await cart()
    try stage.tap("cart-pickup-row")
    await stage.advance(by: .seconds(1))
    app.network.latency = .seconds(5)
    try stage.tap("choice-2")
    await stage.settle()
    stage.back()
    await stage.advance(by: .seconds(1))
    try stage.tap("order-button")
    await stage.advance(by: .seconds(4))
    #expect(stage.shows("order-toast"))
    #expect(try stage.element("cart-pickup-row").element.text == "渋谷駅前ステーション")
    #expect(try stage.element("cart-pickup-row").isEnabled == false)
    await stage.advance(by: .seconds(10))
    #expect(stage.shows("order-done"))
    #expect(app.kaimono?.shop.orders.map(\.cart.pickupPlace) == ["渋谷駅前ステーション"])
    #expect(try stage.element("cart-pickup-row").element.text == "恵比寿ガーデンステーション")
  }

  @Test func `without a pickup place nothing can be ordered until one is chosen`() async throws {
    let stage = try await cart(["pickup": "none"])
    #expect(try stage.element("cart-pickup-row").element.text == "受け取り場所を選ぶ")
    #expect(try stage.element("order-button").isEnabled == false)
    try stage.tap("cart-pickup-row")
    await stage.advance(by: .seconds(1))
    try stage.tap("choice-5")
    await stage.advance(by: .seconds(1))
    #expect(try stage.element("order-button").isEnabled)
    try stage.tap("order-button")
    await stage.advance(by: .seconds(1))
    #expect(app.kaimono?.shop.orders.map(\.cart.pickupPlace) == ["下北沢商店街ステーション"])
  }

  @Test func `a launch says whether a place is chosen, and without a word it stays as it was`()
    async throws
  {
    let launches: [(arguments: [String: String], text: String)] = [
      (["pickup": "none"], "受け取り場所を選ぶ"), ([:], "受け取り場所を選ぶ"),
      (["pickup": "chosen"], "渋谷駅前ステーション"), ([:], "渋谷駅前ステーション"),
    ]
    for launch in launches {
      let stage = try await cart(launch.arguments)
      #expect(try stage.element("cart-pickup-row").element.text == launch.text)
      stage.close()
      app.stop()
    }
  }

  @Test(arguments: [false, true])
  func `an app that is killed while it saves has the choice next time if it had arrived`(
    hasArrived: Bool
  ) async throws {
    let stage = try await cart()
    try stage.tap("cart-payment-row")
    await stage.advance(by: .seconds(1))
    if hasArrived { app.network.failNext(.arrivedButTimedOut, match: "choose") }
    try stage.tap("choice-3")
    await stage.advance(by: hasArrived ? .seconds(1) : .milliseconds(200))
    #expect(stage.shows("choices-toast"))
    stage.close()
    app.stop()
    await time.advance(by: .seconds(60))
    #expect(time.stuck.isEmpty)
    let next = try await cart()
    let payment = try next.element("cart-payment-row").element.text
    #expect(payment == (hasArrived ? "受け取り時の現金" : "クレジットカード"))
  }

  @Test func `what is chosen outlives the process`() async throws {
    let files = MemoryFileSystem()
    for run in 1...2 {
      files.unlockAll()
      let time = VirtualTime()
      let app = try MarketApp(clock: time, seed: 1, folder: "/market", files: files) {
        Issue.record("\($0)")
      }
      let stage = try Stage(time, launching: app, ["scene": run == 1 ? "payment" : "cart"])
      await stage.advance(by: .seconds(1))
      if run == 1 { try stage.tap("choice-2") }
      await stage.advance(by: .seconds(1))
      #expect(try stage.element("cart-payment-row").element.text == "キャリア決済")
      stage.close()
    }
  }
}
