/// All that the interactor of a recipe's page knows.
struct RecipeState: Hashable, Sendable {
  let id: Recipe.ID
  var loading = Loading.underWay
  /// Nothing until it is loaded, and if there is no such recipe.
  var recipe: Recipe?
  var isClipped = false
}
