import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// A cart of ten thousand products costs what can be seen of it.
@MainActor @Suite struct LongCartTests {
  private func cart(of count: Int) async throws -> Stage {
    let time = VirtualTime()
    let shop = EmbeddedKaimonoGateway(clock: time)
    shop.apply(try KaimonoLaunch(["cart": "rows \(count)"]))
    let orders = KaimonoOrderService(gateway: shop, clock: time, storage: PendingOrderMemory())
    let stage = Stage(time) {
      KaimonoCartScene.build(gateway: shop, orders: orders, notices: shop, clock: time)
    }
    await stage.settle()
    stage.update()
    return stage
  }

  /// How many bodies something makes run.
  private func descriptions(on stage: Stage, _ change: () throws -> Void) rethrows -> Int {
    let before = stage.window.descriptions
    try change()
    stage.update()
    return stage.window.descriptions - before
  }

  private func raise(_ id: CartProduct.ID, on stage: Stage) throws {
    let stepper = try stage.element(.id("cart-quantity-\(id)"))
    try stage.tap(
      .matching("raises \(id)") { stepper.contains($0) && $0.element.text == "増やす" }
    )
  }

  private func rows(on stage: Stage) -> Int {
    stage.frames.elements.count { $0.element.identifier?.hasPrefix("cart-product-") == true }
  }

  @Test func `only products near what can be seen are described, however many there are`()
    async throws
  {
    let (short, long) = (try await cart(of: 100), try await cart(of: 10_000))
    #expect((10...60).contains(rows(on: long)))
    #expect(rows(on: short) == rows(on: long))
    #expect(short.window.descriptions == long.window.descriptions)
    #expect(long.window.descriptions < 120)
  }

  @Test func `a scroll and another quantity describe what they show`() async throws {
    let (short, long) = (try await cart(of: 100), try await cart(of: 10_000))
    for stage in [short, long] {
      let scrolling = descriptions(on: stage) { stage.scroll(by: ScreenPoint(x: 0, y: 64)) }
      #expect((1...4).contains(scrolling))
      let choosing = try descriptions(on: stage) { try raise(1_005, on: stage) }
      #expect(choosing <= rows(on: stage) + 5)
    }
  }

  @Test func `the end of the cart is below the last product`() async throws {
    let stage = try await cart(of: 10_000)
    #expect(stage.shows("合計 1,000,000円"))
    try stage.scroll(to: "cart-faq")
    #expect(stage.shows("cart-quantity-11000"))
    #expect(stage.shows("cart-faq"))
    #expect((5...60).contains(rows(on: stage)))
  }
}
