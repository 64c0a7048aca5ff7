import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Kaimono

/// The guides as a person sees them, against screens that have been looked at and approved.
@MainActor @Suite struct GuideSnapshotTests {
  private func stage(_ guide: KaimonoGuide) -> Stage {
    Stage(VirtualTime()) { GuideScene.build(guide) }
  }

  @Test func `the terms and the law`() {
    stage(.termsAndLaw).expectSnapshotOnEachDevice(report: report)
  }

  @Test func `questions, of which one is unfolded`() throws {
    let stage = stage(.faq)
    try stage.tap(.text(KaimonoGuide.faq.entries[0].heading))
    stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test(arguments: [("delivery", KaimonoGuide.deliveryTutorial), ("notes", .notes)])
  func `other guides`(name: String, guide: KaimonoGuide) {
    stage(guide).expectSnapshot(named: name, report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
