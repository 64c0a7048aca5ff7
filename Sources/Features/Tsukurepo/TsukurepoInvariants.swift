import Scenes
import ScenesHeadless

extension TsukurepoFeature {
  /// What has to hold at every moment.
  ///
  /// Each asks for the page first, since a look at all of the screen costs more.
  static let invariants: [FeatureInvariant<TsukurepoFeature>] = [
    FeatureInvariant("no ingredient of a report is on the screen twice") { _, stage in
      guard stage.shows(.id("tsukurepo")) else { return nil }
      let shown = stage.frames.elements.compactMap { element in
        element.element.identifier.flatMap { $0.hasPrefix(prefix) ? $0 : nil }
      }
      return Set(shown).count == shown.count ? nil : "the screen has \(shown)"
    },
    FeatureInvariant("no way to a recipe stands beside a report that is not there") { _, stage in
      guard stage.shows(.id("tsukurepo-show-recipe")) else { return nil }
      let isThere = !stage.shows(.id("not-found")) && !stage.shows(.id("loading-error"))
      return isThere ? nil : "“tsukurepo-show-recipe” is shown"
    },
  ]

  private static let prefix = "tsukurepo-ingredient-"
}
