import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// The choices as a person sees them, against screens that have been looked at and approved.
@MainActor @Suite struct ChoicesSnapshotTests {
  private let time = VirtualTime()
  private let app: ChoiceServices

  init() {
    app = ChoiceServices(time)
  }

  private func stage(_ subject: KaimonoChoiceSubject) -> Stage {
    Stage(time) {
      ChoicesScene.build(
        subject,
        gateway: app.shop,
        orders: app.orders,
        choices: app.choices,
        clock: time
      )
    }
  }

  @Test func `the pickup places`() async {
    let stage = stage(.pickupPlace)
    await stage.settle()
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `a payment from the tap to a failure, as a person sees it change`() async throws {
    let stage = stage(.payment)
    await stage.settle()
    app.shop.network.latency = .seconds(2)
    app.shop.network.failNext(.server)
    let recorder = ScreenChangeRecorder(stage)
    try stage.tap("choice-2")
    let begun = recorder.takeChanges()
    #expect(begun.contains(.disabled("choice-2")))
    #expect(begun.last == .appeared("保存しています"))
    stage.expectSnapshot(named: "saving", report: report)

    await stage.advance(by: .seconds(2))
    let ended = recorder.takeChanges()
    #expect(ended.contains(.disappeared("保存しています")))
    #expect(ended.contains(.appeared("通信できませんでした。もう一度お試しください")))
    stage.expectSnapshot(named: "failed", report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
