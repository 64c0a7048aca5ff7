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

  @Test(
    arguments: [
      (["tsukurepo", "tsukurepo-ingredient-1", "tsukurepo-ingredient-1"], 0),
      (["tsukurepo-show-recipe", "not-found"], 1),
      (["tsukurepo-show-recipe", "loading-error"], 1),
    ]
  )
  func `a screen that breaks one is found`(identifiers: [String], broken: Int) {
    let time = VirtualTime()
    let stage = Stage(time, checksContracts: false) { BrokenScene(identifiers) }
    stage.update()
    let feature = TsukurepoFeature.feature(leadsTo: .alone)
    let installation = FeatureInstallation([feature], clock: time, seed: 0)
    let violations = installation.invariants.map { $0.violation(on: stage) }
    #expect(violations.indices.filter { violations[$0] != nil } == [broken])
  }
}
