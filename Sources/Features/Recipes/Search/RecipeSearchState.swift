/// All that the search's interactor knows.
struct RecipeSearchState: Hashable, Sendable {
  /// What stands in the field.
  var text: String
  var loading = Loading.underWay
  /// The recipes of the last answer.
  var recipes: [RecipeSummary] = []
}
