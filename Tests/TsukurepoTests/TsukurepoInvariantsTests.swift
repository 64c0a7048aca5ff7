import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Tsukurepo

/// Each invariant, broken by a screen that must not be.
@MainActor @Suite struct TsukurepoInvariantsTests {
  private struct BrokenView: SceneView {
    let identifiers: [String]

    var body: [ScreenElement] {
      column {
        for identifier in identifiers { text("塩").identifier(identifier) }
      }
    }
  }

  private final class BrokenScene: SceneHost {
    let view: BrokenView

    init(_ identifiers: [String]) {
      view = BrokenView(identifiers: identifiers)
    }
  }

  @Test(arguments: ["not-found", "loading-error"])
  func `a screen that breaks one is found`(beside: String) {
    let time = VirtualTime()
    let stage = Stage(time, checksContracts: false) {
      BrokenScene(["tsukurepo-show-recipe", beside])
    }
    stage.update()
    let feature = TsukurepoFeature.feature(leadsTo: .alone)
    let installation = FeatureInstallation([feature], clock: time, seed: 0)
    let broken = installation.invariants.filter { $0.violation(on: stage) != nil }.map(\.name)
    #expect(broken == ["no way to a recipe stands beside a report that is not there"])
  }
}
