import MarkGrid
import SavedSearches
import Scenes
import ScenesHeadless

/// The grid, which the home tab leads to and lies below when it is opened from outside.
final class MarkGridFeature: InstalledFeature {
  private static let grid = SceneSubject("Mark grid", at: "mark-grid")

  static let feature = HeadlessFeature(
    SceneFeature(MarkGridRoute.self, above: [AnySceneRoute(SavedSearchesRoute.home)]),
    flows: MarkGridScene.flows,
    states: [
      grid.state("unmarked", shows: ["mark-cell-0"]),
      grid.state(
        "some marked",
        [.tap("mark-cell-1"), .tap("mark-cell-8"), .tap("mark-cell-20")],
        shows: ["mark-cell-1", "mark-cell-8"]
      ),
      grid.state(
        "the last marked",
        [.scrollToEnd, .tap("mark-cell-99")],
        shows: ["mark-cell-99"]
      ),
    ]
  ) { _ in MarkGridFeature() }

  func launch(_ launch: FeatureLaunch, in registry: inout SceneRegistry) {
    registry.add(MarkGridRoute.self) { _, _ in MarkGridScene() }
  }
}
