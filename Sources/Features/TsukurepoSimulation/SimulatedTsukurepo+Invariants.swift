import Scenes
import ScenesHeadless
import Tsukurepo

extension SimulatedTsukurepo {
  /// The conditions that the feature always fulfills, in addition to those of every app.
  static let invariants: [FeatureInvariant<SimulatedTsukurepo>] = [
    FeatureInvariant(
      "no way to a recipe stands beside a report that is not there",
      at: .step
    ) { _, stage in
      guard stage.shows(.id("tsukurepo-show-recipe")) else { return nil }
      let isThere = !stage.shows(.id("not-found")) && !stage.shows(.id("loading-error"))
      return isThere ? nil : "“tsukurepo-show-recipe” is shown"
    },
    FeatureInvariant("a report stays until there is a newer one", at: .step) { tsukurepo, stage in
      tsukurepo.shown.loss(on: stage)
    },
    FeatureInvariant("a report leads to its own recipe", at: .step) { tsukurepo, stage in
      let entries = stage.navigator.navigation.entries
      for (below, above) in zip(entries, entries.dropFirst()) {
        guard case .report(let id)? = below.route.as(TsukurepoRoute.self),
          let wanted = tsukurepo.recipe(of: id), above.route != wanted,
          above.route.isOfKind(of: wanted)
        else { continue }
        return "report \(id) leads to “\(above.route.base)”, and not to “\(wanted.base)”"
      }
      return nil
    },
  ]
}

extension AnySceneRoute {
  /// Returns a Boolean value that indicates whether both places are of one kind, by the beginnings of their names.
  fileprivate func isOfKind(of other: AnySceneRoute) -> Bool {
    "\(base)".prefix { $0 != "/" } == "\(other.base)".prefix { $0 != "/" }
  }
}
