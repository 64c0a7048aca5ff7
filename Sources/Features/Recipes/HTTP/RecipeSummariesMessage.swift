import ScenesTransport

/// The recipes that match a search, as the back end sends them.
package struct RecipeSummariesMessage: Codable {
  /// A recipe of the list.
  struct Summary: Codable {
    let id: Int
    let title: String
    let minutes: Int
  }

  let recipes: [Summary]

  /// Creates the message of the recipes that match a search.
  package init(_ summaries: [RecipeSummary]) {
    recipes = summaries.map { Summary(id: $0.id, title: $0.title, minutes: $0.minutes) }
  }

  /// Reads the recipes.
  ///
  /// - Returns: The recipes in the order of the message.
  /// - Throws: An error that names the wrong field.
  func summaries() throws(TransportMistake) -> [RecipeSummary] {
    try MessageFields.checkUnique(recipes.map(\.id), of: "recipes", each: "recipe")
    var summaries: [RecipeSummary] = []
    for (index, recipe) in recipes.enumerated() {
      let path = "recipes[\(index)].minutes"
      let minutes = try MessageFields.check(recipe.minutes, from: 0, at: path)
      summaries.append(RecipeSummary(id: recipe.id, title: recipe.title, minutes: minutes))
    }
    return summaries
  }
}
