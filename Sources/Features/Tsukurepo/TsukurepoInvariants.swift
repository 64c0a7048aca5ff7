import Scenes
import ScenesHeadless

extension TsukurepoFeature {
  /// What has to hold at every moment.
  static let invariants: [FeatureInvariant<TsukurepoFeature>] = [
    FeatureInvariant("no ingredient of a report is on the screen twice") { _, stage in
      let shown = stage.frames.elements.compactMap { element in
        element.element.identifier.flatMap { $0.hasPrefix(prefix) ? $0 : nil }
      }
      return Set(shown).count == shown.count ? nil : "the screen has \(shown)"
    },
    FeatureInvariant("a report that leads to its recipe says which one it is") { _, stage in
      guard stage.shows(.id("tsukurepo-show-recipe")) else { return nil }
      let isNamed = !stage.shows(.id("not-found")) && !stage.shows(.id("loading-error"))
      return isNamed ? nil : "the way to the recipe stands beside a report that is not there"
    },
  ]

  private static let prefix = "tsukurepo-ingredient-"
}
