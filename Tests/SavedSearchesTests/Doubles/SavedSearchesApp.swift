import Observation2
import Scenes
import ScenesHeadless

@testable import SavedSearches
@testable import SavedSearchesSimulation

/// An app of the saved searches alone.
final class SavedSearchesApp: FeatureApp {
  static let features = [SimulatedSavedSearches.alone()]
  static let linkScheme = "searches"
  static let root = SceneRoot.tabs(of: features.map(\.scenes))

  let installation: FeatureInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = FeatureInstallation(Self.features, clock: clock, seed: seed)
  }

  /// Creates an installation that has its data at a place, or in memory.
  init(clock: any AppClock, storage: SavedSearchesStorage?) {
    let feature = SimulatedSavedSearches.alone(storage: storage)
    installation = FeatureInstallation([feature], clock: clock, seed: 0)
  }
}
