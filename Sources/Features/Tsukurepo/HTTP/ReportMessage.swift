package import ScenesTransport

/// A report, as it is sent and as it is bundled.
package struct ReportMessage: Codable {
  struct Recipe: Codable {
    let id: Int
    let title: String
  }

  struct Ingredient: Codable {
    let id: Int
    let name: String
    let amount: String
  }

  /// More than these would be a mistake.
  static let mostIngredients = 1_000

  package let id: Int
  let recipe: Recipe
  let author: String
  let text: String
  let picture: String?
  let description: String?
  let ingredients: [Ingredient]

  package init(_ report: TsukurepoReport) {
    id = report.id
    recipe = Recipe(id: report.recipe.id, title: report.recipe.title)
    author = report.author
    text = report.text
    picture = report.picture
    description = report.description
    ingredients = report.ingredients.map {
      Ingredient(id: $0.id, name: $0.name, amount: $0.amount)
    }
  }

  /// Reads the report.
  ///
  /// - Throws: An error that says which field is wrong.
  package func report() throws(TransportMistake) -> TsukurepoReport {
    guard ingredients.count <= Self.mostIngredients else {
      throw .field("ingredients", "are over \(Self.mostIngredients).")
    }
    var seen: Set<Int> = []
    for (index, ingredient) in ingredients.enumerated()
    where !seen.insert(ingredient.id).inserted {
      throw .field("ingredients[\(index)].id", "is \(ingredient.id), as that of another one.")
    }
    return TsukurepoReport(
      id: id,
      recipe: TsukurepoRecipe(id: recipe.id, title: recipe.title),
      author: author,
      text: text,
      picture: picture,
      description: description,
      ingredients: ingredients.map {
        TsukurepoIngredient(id: $0.id, name: $0.name, amount: $0.amount)
      }
    )
  }
}
