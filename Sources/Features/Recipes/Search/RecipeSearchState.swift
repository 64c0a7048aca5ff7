import StateStore

/// All that the search's interactor knows.
struct RecipeSearchState: Hashable, Sendable {
  /// The text in the field.
  var text: String
  /// The recipes of the last answer.
  var recipes = Loadable<[RecipeSummary], RecipesError>()
}
