import Scenes

/// A recipe in a list: its title, which opens it, and how long the cooking takes.
struct RecipeRow: ScreenPart, Equatable {
  let recipe: RecipeSummary
  @Handler var didTap: @MainActor () -> Void

  var body: [ScreenElement] {
    rowOrColumn(title, time).padding(horizontal: 16, vertical: 4)
  }

  private var title: ScreenElement {
    button(recipe.title, action: didTap).identifier("recipe-row-\(recipe.id)")
  }

  private var time: ScreenElement {
    text("\(recipe.minutes)分").color(.secondaryLabel)
  }
}
