import Observation2
import Scenes
import ScenesHeadless

@testable import SavedSearches
@testable import SavedSearchesSimulation

/// An app of the saved searches alone.
final class SavedSearchesApp: SimulatedApp {
  static let features = [SimulatedSavedSearches.alone()]
  static let linkScheme = "searches"

  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(Self.features, clock: clock, seed: seed)
  }

  /// Creates an installation that has its data at a place, or in memory.
  init(clock: any AppClock, storage: SavedSearchesStorage?) {
    let feature = SimulatedSavedSearches.alone(storage: storage)
    installation = AppInstallation([feature], clock: clock, seed: 0)
  }
}
