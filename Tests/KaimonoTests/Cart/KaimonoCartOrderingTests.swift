import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct KaimonoCartOrderingTests {
  private let time = VirtualTime()

  /// Returns a stage with the loaded cart, and the shop behind it.
  private func cart() async -> (Stage, EmbeddedKaimonoGateway) {
    let shop = EmbeddedKaimonoGateway(clock: time, orderLatency: .seconds(2))
    let orders = KaimonoOrderService(gateway: shop, clock: time, storage: PendingOrderMemory())
    let stage = Stage(time) {
      KaimonoCartScene.build(gateway: shop, orders: orders, notices: shop, clock: time)
    }
    await stage.settle()
    return (stage, shop)
  }

  @Test func `everything is disabled until the order is through`() async throws {
    let time = VirtualTime()
    let shop = EmbeddedKaimonoGateway(clock: time, orderLatency: .seconds(2))
    let orders = KaimonoOrderService(gateway: shop, clock: time, storage: PendingOrderMemory())
    let stage = Stage(time) {
      KaimonoCartScene.build(gateway: shop, orders: orders, notices: shop, clock: time)
    }
    await stage.settle()
    try stage.tap("order-button")
    #expect(try stage.element("order-button").isEnabled == false)
    #expect(stage.shows("注文しています"))

    await stage.advance(by: .seconds(2))
    #expect(stage.shows("注文が完了しました"))
    #expect(shop.orders.count == 1)
  }

  @Test func `the order is the cart as it was seen`() async throws {
    let (stage, shop) = await cart()
    try stage.tap("order-button")
    await stage.advance(by: .seconds(2))
    #expect(shop.orders.map(\.cart) == [.sample()])
    #expect(stage.shows("cart-empty"))
    #expect(stage.shows("合計 0円"))
  }

  @Test(
    arguments: [
      (.soldOut(102), "売り切れの商品があります"),
      (.refusePayment, "お支払いができませんでした"),
    ] as [(KaimonoBackendEvent, String)]
  )
  func `a refusal is shown and everything is enabled again`(
    event: KaimonoBackendEvent,
    message: String
  ) async throws {
    let (stage, shop) = await cart()
    shop.apply(event)
    try stage.tap("order-button")
    await stage.advance(by: .seconds(2))
    #expect(try stage.element("order-error").element.text == message)
    #expect(!stage.shows("order-toast"))
    #expect(stage.frames.elements.filter { !$0.isEnabled }.isEmpty)
    #expect(shop.orders.isEmpty)
  }

  @Test(arguments: SimulatedNetwork.Fault.allCases)
  func `after each fault of the network, trying again orders once`(
    fault: SimulatedNetwork.Fault
  ) async throws {
    let (stage, shop) = await cart()
    shop.network.failNext(fault)
    try stage.tap("order-button")
    await stage.advance(by: .seconds(10))
    let error = try stage.element("order-error")
    #expect(error.element.text == "通信できませんでした。もう一度お試しください")
    #expect(try stage.element("order-button").isEnabled)
    try stage.tap("order-button")
    #expect(!stage.shows("order-error"))
    await stage.advance(by: .seconds(2))
    #expect(stage.shows("order-done"))
    // A late request arrives by then.
    await stage.advance(by: .seconds(60))
    #expect(shop.orders.count == 1)
  }

  @Test func `a double tap orders once`() async throws {
    let (stage, shop) = await cart()
    let button = try stage.element("order-button").frame.center
    let hit = stage.frames.hit(at: button)
    for _ in 0..<2 { stage.perform(hit) }
    await stage.advance(by: .seconds(10))
    #expect(shop.orders.count == 1)
  }

  @Test func `the deadline passes while the cart is open and cannot be loaded`() async throws {
    let (stage, shop) = await cart()
    shop.network.failNext(.offline)
    await stage.advance(by: .seconds(3600))
    #expect(stage.shows("受け取り日 2026年4月2日"))
    try stage.tap("order-button")
    await stage.advance(by: .seconds(2))
    #expect(stage.shows("注文の締切を過ぎました"))
    #expect(stage.shows("受け取り日 2026年4月3日"))
    try stage.tap("order-button")
    await stage.advance(by: .seconds(2))
    #expect(shop.orders.map(\.cart.pickupDay) == [.april3])
  }

  @Test func `the deadline passes while an order is under way`() async throws {
    let (stage, shop) = await cart()
    await stage.advance(by: .seconds(3599))
    try stage.tap("order-button")
    await stage.advance(by: .milliseconds(1999))
    #expect(try stage.element("order-button").isEnabled == false)
    #expect(stage.shows("受け取り日 2026年4月2日"))
    await stage.advance(by: .milliseconds(1))
    #expect(stage.shows("注文の締切を過ぎました"))
    #expect(stage.shows("受け取り日 2026年4月3日"))
    #expect(try stage.element("order-button").isEnabled)
    #expect(shop.orders.isEmpty)
  }
}
