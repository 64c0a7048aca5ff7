/// A recipe with all that its page shows.
package struct Recipe: Identifiable, Hashable, Sendable {
  package let id: Int
  let title: String
  /// The address of its picture.
  let picture: String
  /// How long the cooking takes.
  let minutes: Int
  let description: String
  let ingredients: [RecipeIngredient]
  let reports: [RecipeReport]

  /// The products that its ingredients can be bought as, each once, in the order of the ingredients.
  var productIDs: [Int] {
    var seen: Set<Int> = []
    return ingredients.compactMap(\.productID).filter { seen.insert($0).inserted }
  }
}

/// An ingredient of a recipe; its id is that of its place in the recipe, since a name may stand there twice.
struct RecipeIngredient: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let amount: String
  /// The shop's product, if it can be bought.
  let productID: Int?
}

/// What somebody who cooked a recipe has written.
struct RecipeReport: Identifiable, Hashable, Sendable {
  let id: Int
  let author: String
  let text: String
}
