import Observation2
import Scenes
import Testing

@testable import Features

@MainActor @Suite struct KaimonoCartOrderingTests {
  @Test func `everything is disabled until the order is through`() async throws {
    let time = VirtualTime()
    let shop = EmbeddedKaimonoGateway(clock: time, orderLatency: .seconds(2))
    let stage = Stage(time) { KaimonoCartScene.build(gateway: shop, clock: time) }
    await stage.settle()
    try stage.tap("order-button")
    #expect(try stage.element("order-button").isEnabled == false)
    #expect(stage.shows("注文しています"))

    await stage.advance(by: .seconds(2))
    #expect(stage.shows("注文が完了しました"))
    #expect(shop.orders.count == 1)
  }
}
