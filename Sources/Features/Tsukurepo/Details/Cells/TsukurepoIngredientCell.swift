import Scenes

/// An ingredient: how much of what.
struct TsukurepoIngredientCell: ScreenPart, Equatable {
  let ingredient: TsukurepoIngredient

  var body: [ScreenElement] {
    rowOrColumn(text(ingredient.name), text(ingredient.amount).color(.secondaryLabel))
      .label("\(ingredient.name) \(ingredient.amount)")
      .identifier("tsukurepo-ingredient-\(ingredient.id)")
      .padding(horizontal: 16, vertical: 6)
  }
}
