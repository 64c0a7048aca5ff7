import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// The cart under a finger, and on larger screens.
@MainActor @Suite struct KaimonoCartTouchTests {
  private let time = VirtualTime()
  private let log = EventLog()
  private let shop: EmbeddedKaimonoGateway

  init() {
    shop = EmbeddedKaimonoGateway(clock: time)
  }

  private func cart(
    _ rows: String,
    in environment: ScreenEnvironment = .plain
  ) async throws -> Stage {
    shop.apply(try KaimonoLaunch(["cart": rows]))
    let orders = KaimonoOrderService(gateway: shop, clock: time, storage: PendingOrderMemory())
    let stage = Stage(time, environment: environment) {
      KaimonoCartScene.build(gateway: shop, orders: orders, notices: shop, clock: time, log: log)
    }
    await stage.settle()
    return stage
  }

  @Test func `a drag that begins on a button scrolls, and does not tap it`() async throws {
    let stage = try await cart("rows 40")
    let stepper = try stage.element("cart-quantity-1005")
    let button = try stage.element(
      .matching("raises it") { stepper.contains($0) && $0.element.text == "増やす" }
    )
    let start = button.frame.center
    #expect(stage.drag(from: start, to: ScreenPoint(x: start.x, y: start.y - 200)))
    #expect(try stage.element("cart-quantity-1005").frame.y == stepper.frame.y - 200)
    #expect(try stage.element("cart-quantity-1005").element.value == "1")
    #expect(log.events.isEmpty)
  }

  @Test func `a tap on what was refused shows the product that has sold out`() async throws {
    let stage = try await cart("rows 40")
    shop.apply(.soldOut(1_035))
    try stage.tap("order-button")
    await stage.settle()
    #expect(!stage.shows("cart-product-1035"))
    for _ in 0..<2 {
      try stage.tap("order-error")
      await stage.settle()
      #expect(stage.shows("cart-product-1035"))
      #expect(stage.shows("売り切れ"))
      stage.scroll(by: ScreenPoint(x: 0, y: -5_000))
      #expect(!stage.shows("cart-product-1035"))
    }
  }

  @Test func `another refusal leads nowhere`() async throws {
    let stage = try await cart("default")
    shop.apply(.refusePayment)
    try stage.tap("order-button")
    await stage.settle()
    #expect(try stage.element("order-error").element.events.isEmpty)
  }

  @Test(
    arguments: [(.large, 672), (.extraSmall, 554), (.extraExtraExtraLarge, 909)]
      as [(ScreenTextSize, Double)]
  )
  func `on a tablet the cart is 672 points wide and in the middle, and grows with the text`(
    size: ScreenTextSize,
    width: Double
  ) async throws {
    var environment = ScreenEnvironment.plain
    environment.containerSize = ScreenSize(width: 1_180, height: 820)
    environment.textSize = size
    let stage = try await cart("default", in: environment)
    let footer = try #require(
      stage.frames.parent(of: stage.element("order-button"))
        .flatMap { stage.frames.parent(of: $0) }
    )
    #expect((footer.frame.width - width).magnitude < 1)
    #expect((footer.frame.center.x - 590).magnitude < 1)
  }

  @Test func `one thing is enough for an order`() async throws {
    let stage = try await cart("rows 1")
    #expect(try stage.element("order-button").isEnabled)
    try stage.tap("order-button")
    await stage.settle()
    #expect(stage.shows("order-done"))
    #expect(shop.orders.map(\.cart.total) == [Yen(100)])
  }

  @Test func `the earliest pickup is today while today is open`() async throws {
    let today = PickupDay(year: 2026, month: 4, day: 1, deadline: .seconds(1_775_003_400))
    let data = try KaimonoShopFile.bundled.get().opening([today, .april2])
    let shop = EmbeddedKaimonoGateway(
      network: SimulatedNetwork(clock: time, latency: .zero),
      clock: time,
      data: .success(data)
    )
    #expect(try await shop.cart().pickupDay == today)
    let order = KaimonoOrder(key: OrderKey(value: 1), cart: try await shop.cart())
    guard case .taken(let receipt) = try await shop.place(order) else {
      Issue.record("it was refused")
      return
    }
    #expect(receipt.pickupDay == today)
  }
}

extension KaimonoShopData {
  /// The same shop with other days.
  fileprivate func opening(_ days: [PickupDay]) -> KaimonoShopData {
    KaimonoShopData(
      items: items,
      pickupPlace: pickupPlace,
      payment: payment,
      pickupDays: days,
      earlierOrder: nil,
      catalogue: catalogue,
      choices: choices,
      chosen: chosen
    )
  }
}
