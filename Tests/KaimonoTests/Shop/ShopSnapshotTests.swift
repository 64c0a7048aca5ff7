import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// A shop as a person sees it, against screens that have been looked at and approved.
@MainActor @Suite struct ShopSnapshotTests {
  private let time = VirtualTime()
  private let app: ChoiceServices

  init() {
    app = ChoiceServices(time)
  }

  @Test func `a shop with a product of each label`() async {
    let stage = app.shopStage(.shop(1), time)
    await stage.settle()
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test(
    arguments: [
      (ScreenTextSize.large, 390, 2), (.accessibilityExtraExtraExtraLarge, 390, 1),
      (.accessibilityExtraExtraExtraLarge, 844, 2),
    ]
  )
  func `large text has fewer columns, so that their words have room`(
    textSize: ScreenTextSize,
    width: Double,
    columns: Int
  ) async throws {
    let stage = app.shopStage(.shop(1), time)
    stage.environment.textSize = textSize
    stage.environment.containerSize.width = width
    await stage.settle()
    let tiles = stage.frames.elements.filter {
      $0.element.identifier?.wholeMatch(of: /tile-\d+/) != nil
    }
    #expect(tiles.count { $0.frame.y == tiles.first?.frame.y } == columns)
  }

  @Test func `products to choose from`() async {
    let stage = app.shopStage(.products([101, 304, 326, 318, 103]), time)
    await stage.settle()
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `a shop while it loads, and when that has failed`() async {
    app.shop.network.latency = .seconds(1)
    app.shop.network.failNext(.server, match: "shop.load")
    let stage = app.shopStage(.shop(1), time)
    await stage.settle()
    stage.expectSnapshot(named: "loads", report: report)
    await stage.advance(by: .seconds(1))
    stage.expectSnapshot(named: "failed", report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
