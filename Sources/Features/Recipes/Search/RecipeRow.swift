import Scenes

/// A recipe in a list: its title, which opens it, and how long the cooking takes.
struct RecipeRow: ScreenPart, Equatable {
  let recipe: RecipeSummary
  @Handler var didTap: @MainActor () -> Void

  var body: [ScreenElement] {
    content.padding(horizontal: 16, vertical: 4)
  }

  private var content: ScreenElement {
    // In such text the title has no room beside the time.
    if environment.textSize.isAccessibilitySize {
      column {
        title
        time
      }
    } else {
      row(spacing: 8) {
        title
        spacer()
        time
      }
    }
  }

  private var title: ScreenElement {
    button(recipe.title, action: didTap).identifier("recipe-row-\(recipe.id)")
  }

  private var time: ScreenElement {
    text("\(recipe.minutes)分").color(.secondaryLabel)
  }
}
