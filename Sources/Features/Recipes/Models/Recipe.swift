/// A recipe with all that its page shows.
package struct Recipe: Identifiable, Hashable, Sendable {
  package let id: Int
  package let title: String
  /// The address of its picture.
  package let picture: String
  /// How long the cooking takes.
  package let minutes: Int
  let description: String
  package let ingredients: [RecipeIngredient]
  let reports: [RecipeReport]

  /// Creates one with all its values.
  package init(
    id: Int,
    title: String,
    picture: String,
    minutes: Int,
    description: String,
    ingredients: [RecipeIngredient],
    reports: [RecipeReport]
  ) {
    self.id = id
    self.title = title
    self.picture = picture
    self.minutes = minutes
    self.description = description
    self.ingredients = ingredients
    self.reports = reports
  }

  /// The products that its ingredients can be bought as, each once, in the order of the ingredients.
  var productIDs: [Int] {
    var seen: Set<Int> = []
    return ingredients.compactMap(\.productID).filter { seen.insert($0).inserted }
  }
}

/// An ingredient of a recipe; its id is that of its place in the recipe, since a name may stand there twice.
package struct RecipeIngredient: Identifiable, Hashable, Sendable {
  package let id: Int
  package let name: String
  let amount: String
  /// The shop's product, if it can be bought.
  let productID: Int?

  /// Creates one with all its values.
  package init(id: Int, name: String, amount: String, productID: Int?) {
    (self.id, self.name, self.amount, self.productID) = (id, name, amount, productID)
  }
}

/// A report by a person who has cooked a recipe.
package struct RecipeReport: Identifiable, Hashable, Sendable {
  package let id: Int
  let author: String
  let text: String

  /// Creates one with all its values.
  package init(id: Int, author: String, text: String) {
    (self.id, self.author, self.text) = (id, author, text)
  }
}
