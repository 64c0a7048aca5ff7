import Scenes

/// A recipe in a list: its title, which opens it, and how long the cooking takes.
struct RecipeRow: ScreenPart, Equatable {
  let recipe: RecipeSummary
  @Handler var didTap: @MainActor () -> Void

  var body: [ScreenElement] {
    row(spacing: 8) {
      button(recipe.title, action: didTap).identifier("recipe-row-\(recipe.id)")
      spacer()
      text("\(recipe.minutes)分").color(.secondaryLabel)
    }
    .padding(horizontal: 16, vertical: 4)
  }
}
