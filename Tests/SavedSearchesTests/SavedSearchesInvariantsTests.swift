import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import SavedSearches

/// Each invariant, broken by a screen that must not be.
@MainActor @Suite struct SavedSearchesInvariantsTests {
  private struct BrokenView: SceneView {
    var body: [ScreenElement] { text("なし").identifier("saved-searches-empty") }
  }

  private final class BrokenScene: SceneHost {
    let view = BrokenView()
  }

  @Test(arguments: [0, 1])
  func `a screen that says that nothing is saved is found when something is`(count: Int) throws {
    let time = VirtualTime()
    let app = SavedSearchesApp(clock: time, seed: 0)
    try app.launch(["savedSearches": "\(count)"], in: SceneNavigator())
    let stage = Stage(time, checksContracts: false) { BrokenScene() }
    stage.update()
    let broken = app.invariants.filter { $0.violation(on: stage) != nil }.map(\.name)
    #expect(
      broken == (count == 0 ? [] : ["nothing is said to be saved only while nothing is"])
    )
  }
}
