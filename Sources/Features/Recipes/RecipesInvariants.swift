import Scenes
import ScenesHeadless

extension RecipesFeature {
  /// What has to hold after every step, beside what holds in every app.
  static let invariants: [FeatureInvariant<RecipesFeature>] = [
    FeatureInvariant("the next process has the clips that were stored", isCostly: true) {
      recipes,
      _ in
      recipes.loss
    },
    FeatureInvariant("what is clipped is kept", isCostly: true) { recipes, stage in
      guard let button = try? stage.element(.id("recipe-clip")),
        case .recipe(let id)? = stage.navigator.navigation.top?.route.as(RecipesRoute.self)
      else { return nil }
      let isKept = recipes.clips.contains(id)
      return button.element.isChecked == isKept
        ? nil : "“recipe-clip” is \(isKept ? "not ticked" : "ticked") on recipe \(id)"
    },
    FeatureInvariant("what has a product can be bought", isCostly: true) { _, stage in
      guard let button = try? stage.element(.id("recipe-buy")) else { return nil }
      let hasProduct = stage.frames.elements.contains {
        $0.element.identifier?.hasPrefix("recipe-ingredient-") == true
          && $0.element.events.contains(.tap)
      }
      return button.isEnabled == hasProduct
        ? nil : "“recipe-buy” is \(hasProduct ? "disabled" : "enabled")"
    },
  ]
}
