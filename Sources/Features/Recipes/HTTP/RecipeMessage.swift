import ScenesTransport

/// A recipe as the back end sends it.
package struct RecipeMessage: Codable {
  /// An ingredient of the recipe.
  struct Ingredient: Codable {
    let id: Int
    let name: String
    let amount: String
    /// The shop's product; the field is missing if the shop has none.
    let product: Int?
  }

  /// A report on the recipe.
  struct Report: Codable {
    let id: Int
    let author: String
    let text: String
  }

  let id: Int
  let title: String
  let picture: String
  let minutes: Int
  let description: String
  let ingredients: [Ingredient]
  let reports: [Report]

  /// Creates the message of a recipe.
  package init(_ recipe: Recipe) {
    id = recipe.id
    title = recipe.title
    picture = recipe.picture
    minutes = recipe.minutes
    description = recipe.description
    ingredients = recipe.ingredients.map {
      Ingredient(id: $0.id, name: $0.name, amount: $0.amount, product: $0.productID)
    }
    reports = recipe.reports.map { Report(id: $0.id, author: $0.author, text: $0.text) }
  }

  /// Reads the recipe.
  ///
  /// - Throws: An error that names the wrong field.
  func recipe() throws(TransportMistake) -> Recipe {
    try MessageFields.checkUnique(
      ingredients.map(\.id),
      of: "ingredients",
      each: "ingredient"
    )
    try MessageFields.checkUnique(reports.map(\.id), of: "reports", each: "report")
    return Recipe(
      id: id,
      title: title,
      picture: picture,
      minutes: try MessageFields.check(minutes, from: 0, at: "minutes"),
      description: description,
      ingredients: ingredients.map {
        RecipeIngredient(id: $0.id, name: $0.name, amount: $0.amount, productID: $0.product)
      },
      reports: reports.map { RecipeReport(id: $0.id, author: $0.author, text: $0.text) }
    )
  }
}
