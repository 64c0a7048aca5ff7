@testable import Tsukurepo

extension TsukurepoReport {
  /// A report with salt twice.
  static func sample(
    description: String? = "焼く前にふります。",
    picture: String? = "report-7",
    ingredients: [TsukurepoIngredient] = [.fish, .salt(2), .salt(3)]
  ) -> TsukurepoReport {
    TsukurepoReport(
      id: 7,
      recipe: TsukurepoRecipe(id: 60, title: "真だいの塩焼き"),
      author: "りく",
      text: "二度に分けてふりました。",
      picture: picture,
      description: description,
      ingredients: ingredients
    )
  }
}

extension TsukurepoIngredient {
  static let fish = TsukurepoIngredient(id: 1, name: "真だい", amount: "2切れ")

  static func salt(_ id: Int) -> TsukurepoIngredient {
    TsukurepoIngredient(id: id, name: "塩", amount: "少々")
  }
}
