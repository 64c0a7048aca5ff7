import StateStore

/// All that the interactor of a recipe's page knows.
struct RecipeState: Hashable, Sendable {
  let id: Recipe.ID
  /// The recipe; `nil` until it is loaded, and if there is no such recipe.
  var recipe = Loadable<Recipe, RecipesError>()
  var isClipped = false
}
