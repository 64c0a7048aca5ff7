import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// The whole cart as a person sees it, against screens that have been looked at and approved.
@MainActor @Suite struct KaimonoCartSnapshotTests {
  private let time = VirtualTime()
  private let shop: EmbeddedKaimonoGateway
  private let stage: Stage

  init() {
    let (time, shop) = (time, EmbeddedKaimonoGateway(clock: time))
    let orders = KaimonoOrderService(gateway: shop, clock: time, storage: PendingOrderMemory())
    self.shop = shop
    stage = Stage(time) {
      KaimonoCartScene.build(gateway: shop, orders: orders, notices: shop, clock: time)
    }
  }

  @Test func `the loaded cart`() async {
    await stage.settle()
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `a cart that could not be loaded`() async {
    shop.network.failNext(.server)
    await stage.settle()
    stage.expectSnapshot(report: report)
  }

  @Test func `in the largest text all of it has room on a phone`() async throws {
    stage.environment.textSize = .accessibilityExtraExtraExtraLarge
    await stage.settle()
    for element in stage.frames.elements {
      #expect(element.frame.x >= 0 && element.frame.maxX <= 390, "\(element.element)")
      let words = element.element.role == .text ? element.element.text ?? "" : ""
      // Two letters of 53 points, if there are two.
      #expect(element.frame.width >= min(2, Double(words.count)) * 26, "\(words)")
    }
  }

  @Test func `an order from the tap to its end, as a person sees it change`() async throws {
    shop.network.latency = .seconds(2)
    await stage.advance(by: .seconds(2))
    let recorder = ScreenChangeRecorder(stage)
    try stage.tap("order-button")
    let begun = recorder.takeChanges()
    #expect(begun.contains(.disabled("order-button")))
    #expect(begun.last == .appeared("注文しています"))
    stage.expectSnapshot(named: "under way", report: report)

    await stage.advance(by: .seconds(2))
    let ended = recorder.takeChanges()
    #expect(ended.contains(.disappeared("注文しています")))
    #expect(ended.contains(.appeared("注文が完了しました")))
    stage.expectSnapshot(named: "done", report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
