import Recipes
import Scenes
import ScenesHeadless

extension SimulatedRecipes {
  /// The invariants that always hold, in addition to those of every app.
  static let invariants: [FeatureInvariant<SimulatedRecipes>] = [
    FeatureInvariant("the next process has the clips that were stored", at: .cut) {
      recipes,
      _ in
      recipes.loss
    },
    FeatureInvariant("what is clipped is kept", at: .step) { recipes, stage in
      guard let button = stage.element(identifiedBy: "recipe-clip"),
        case .recipe(let id)? = stage.navigator.navigation.top?.route.as(RecipesRoute.self)
      else { return nil }
      let isKept = recipes.clips.contains(id)
      return button.element.isChecked == isKept
        ? nil : "“recipe-clip” is \(isKept ? "not ticked" : "ticked") on recipe \(id)"
    },
    FeatureInvariant("what has a product can be bought", at: .step) { _, stage in
      guard let button = stage.element(identifiedBy: "recipe-buy") else { return nil }
      let frames = stage.frames
      let hasProduct = frames.identified.contains {
        let look = frames.elements[$0].element
        return look.identifier?.hasPrefix("recipe-ingredient-") == true
          && look.events.contains(.tap)
      }
      return button.isEnabled == hasProduct
        ? nil : "“recipe-buy” is \(hasProduct ? "disabled" : "enabled")"
    },
    FeatureInvariant("a search shows what its words find", at: .step) { recipes, stage in
      guard case .search? = stage.navigator.navigation.top?.route.as(RecipesRoute.self),
        let field = stage.element(identifiedBy: "search-field"),
        !stage.shows(.id("search-loading")),
        !stage.shows(.id("loading-error")),
        let found = recipes.finds(field.element.text ?? "")
      else { return nil }
      let frames = stage.frames
      let shown = frames.identified.compactMap { index in
        frames.elements[index].element.identifier.flatMap {
          $0.hasPrefix(row) ? Int($0.dropFirst(row.count)) : nil
        }
      }
      if found.isEmpty { return shown.isEmpty ? nil : "\(shown) are shown, and nothing is found" }
      guard let first = shown.first, let start = found.firstIndex(of: first),
        found[start...].starts(with: shown)
      else { return "\(shown) are shown of \(found)" }
      return nil
    },
  ]

  private static let row = "recipe-row-"
}
