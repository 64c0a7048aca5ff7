import FoodDrawings
import Recipes
import Scenes

/// The back end: all recipes, and the search in them.
struct RecipeBook: Hashable, Sendable {
  /// A recipe, and what the search looks at.
  struct Entry: Hashable, Sendable {
    let recipe: Recipe
    /// The title, its reading and the ingredients' names, folded.
    let texts: [SearchText]

    /// Creates an entry.
    init(_ recipe: Recipe, kana: String) {
      self.recipe = recipe
      texts = ([recipe.title, kana] + recipe.ingredients.map(\.name)).map(SearchText.init)
    }
  }

  private let entries: [Entry]

  /// Creates a book; of entries with the same identifier the first counts.
  init(_ entries: [Entry]) {
    self.entries = entries.sorted { $0.recipe.id < $1.recipe.id }
  }

  /// How many recipes there are.
  var count: Int { entries.count }

  /// Returns the recipes that match; see ``RecipesGateway/search(_:)``.
  ///
  /// - Complexity: O(n · m) for n characters in the book and m words.
  func search(_ text: String) -> [RecipeSummary] {
    let words = SearchText(text).words
    return entries.filter { entry in
      words.allSatisfy { word in entry.texts.contains { $0.contains(word) } }
    }
    .map { RecipeSummary(id: $0.recipe.id, title: $0.recipe.title, minutes: $0.recipe.minutes) }
  }

  /// Returns a recipe, if there is one.
  func recipe(_ id: Recipe.ID) -> Recipe? {
    entries.first { $0.recipe.id == id }?.recipe
  }

  /// Returns a Boolean value that indicates whether a recipe has a picture of this name.
  func hasPicture(_ name: String) -> Bool {
    entries.contains { $0.recipe.picture == name }
  }

  /// Returns a recipe's picture; `nil` if no recipe has a picture of this name.
  func picture(_ name: String) -> ScreenPicture? {
    guard hasPicture(name) else { return nil }
    return FoodDrawing(name, .dish).picture(of: ScreenSize(width: 400, height: 300))
  }
}
