import MarkGrid
import SavedSearches
import Scenes
import ScenesHeadless

/// The grid, which the home tab leads to and lies below when it is opened from outside.
final class MarkGridFeature: InstalledFeature {
  static let feature = HeadlessFeature(
    SceneFeature(MarkGridRoute.self, above: [AnySceneRoute(SavedSearchesRoute.home)]),
    flows: MarkGridScene.flows
  ) { _ in MarkGridFeature() }

  func launch(_ launch: FeatureLaunch, in registry: inout SceneRegistry) {
    registry.add(MarkGridRoute.self) { _, _ in MarkGridScene() }
  }
}
