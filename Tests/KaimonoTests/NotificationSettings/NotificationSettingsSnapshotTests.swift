import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// The notification settings as a person sees them, against screens that have been looked at and approved.
@MainActor @Suite struct NotificationSettingsSnapshotTests {
  private let shop = EmbeddedKaimonoGateway(clock: VirtualTime())

  private func stage() -> Stage {
    Stage(VirtualTime()) { NotificationSettingsScene.build(shop) }
  }

  @Test func `notifications are denied`() {
    shop.apply(.notificationsDenied)
    stage().expectSnapshotOnEachDevice(report: report)
  }

  @Test func `notifications are allowed`() {
    stage().expectSnapshot(report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
