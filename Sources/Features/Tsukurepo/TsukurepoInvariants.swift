import Scenes
import ScenesHeadless

extension TsukurepoFeature {
  /// What has to hold after every step, beside what holds in every app.
  static let invariants: [FeatureInvariant<TsukurepoFeature>] = [
    FeatureInvariant(
      "no way to a recipe stands beside a report that is not there",
      isCostly: true
    ) { _, stage in
      guard stage.shows(.id("tsukurepo-show-recipe")) else { return nil }
      let isThere = !stage.shows(.id("not-found")) && !stage.shows(.id("loading-error"))
      return isThere ? nil : "“tsukurepo-show-recipe” is shown"
    }
  ]
}
