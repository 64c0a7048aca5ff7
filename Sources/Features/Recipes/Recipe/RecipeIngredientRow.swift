import Scenes

/// An ingredient of a recipe: how much of what.
///
/// One that can be bought leads to its product.
struct RecipeIngredientRow: ScreenPart, Equatable {
  let ingredient: RecipeIngredient
  @Handler var didTapProduct: @MainActor (Int) -> Void

  var body: [ScreenElement] {
    row(spacing: 8) {
      name.identifier("recipe-ingredient-\(ingredient.id)")
      spacer()
      text(ingredient.amount).identifier("recipe-amount-\(ingredient.id)")
    }
    .padding(horizontal: 16, vertical: 4)
  }

  private var name: ScreenElement {
    guard let productID = ingredient.productID else { return text(ingredient.name) }
    return button(ingredient.name) { didTapProduct(productID) }
  }
}
