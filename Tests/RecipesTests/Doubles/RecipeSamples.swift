@testable import Recipes

extension Recipe {
  /// A recipe with an ingredient twice, and one that can't be bought.
  static let sample = Recipe(
    id: 1,
    title: "卵焼き",
    picture: "tamagoyaki",
    minutes: 10,
    description: "だし入りです。",
    ingredients: [
      RecipeIngredient(id: 1, name: "卵", amount: "3個", productID: 304),
      RecipeIngredient(id: 2, name: "塩", amount: "少々", productID: 103),
      RecipeIngredient(id: 3, name: "塩", amount: "少々", productID: 103),
      RecipeIngredient(id: 4, name: "だし汁", amount: "大さじ2", productID: nil),
    ],
    reports: []
  )
}

extension RecipeSummary {
  static let sample = RecipeSummary(id: 1, title: "卵焼き", minutes: 10)
}
