import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Timeline

/// Each invariant, broken by a screen that must not be.
@MainActor @Suite struct TimelineInvariantsTests {
  private struct BrokenView: SceneView {
    var body: [ScreenElement] {
      column {
        text("まだ投稿がありません").identifier("timeline-empty")
        text("売り切れ").identifier("timeline-post-1")
      }
    }
  }

  private final class BrokenScene: SceneHost {
    let view = BrokenView()
  }

  @Test func `a screen that breaks one is found`() {
    let time = VirtualTime()
    let stage = Stage(time, checksContracts: false) { BrokenScene() }
    stage.update()
    let installation = FeatureInstallation([TimelineFeature.feature], clock: time, seed: 0)
    let broken = installation.invariants.filter { $0.violation(on: stage) != nil }.map(\.name)
    #expect(broken == ["no timeline is said to be empty that shows posts"])
  }
}
