import Scenes
import ScenesHeadless

extension SavedSearchesFeature {
  /// What has to hold after every step, beside what holds in every app.
  static let invariants: [FeatureInvariant<SavedSearchesFeature>] = [
    FeatureInvariant(
      "nothing is said to be saved only while nothing is",
      isCostly: true
    ) { feature, stage in
      guard stage.shows(.id("saved-searches-empty")), !feature.list.searches.isEmpty else {
        return nil
      }
      return "\(feature.list.searches.count) are saved"
    }
  ]
}
