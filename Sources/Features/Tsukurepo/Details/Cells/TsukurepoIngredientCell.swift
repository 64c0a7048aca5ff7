import Scenes

/// An ingredient: how much of what.
struct TsukurepoIngredientCell: ScreenPart, Equatable {
  let ingredient: TsukurepoIngredient

  var body: [ScreenElement] {
    content
      .label("\(ingredient.name) \(ingredient.amount)")
      .identifier("tsukurepo-ingredient-\(ingredient.id)")
      .padding(horizontal: 16, vertical: 6)
  }

  private var content: ScreenElement {
    let amount = text(ingredient.amount).color(.secondaryLabel)
    if environment.textSize.isAccessibilitySize {
      return column {
        text(ingredient.name)
        amount
      }
    }
    return row(spacing: 8) {
      text(ingredient.name)
      spacer()
      amount
    }
  }
}
