import Scenes

/// The places that the feature leads to, by the names that links, launch arguments and flows use.
package enum RecipesRoute: NamedSceneRoute {
  package static let feature = "search"
  package static let names = ["search", "search/WORDS", "recipe/ID"]

  /// The search, with words that stand in its field already.
  case search(String)
  case recipe(Recipe.ID)

  package var parent: RecipesRoute? {
    if case .recipe = self { .search("") } else { nil }
  }

  package var description: String {
    switch self {
    case .search(""): "search"
    case .search(let words): "search/\(words)"
    case .recipe(let id): "recipe/\(id)"
    }
  }

  package init?(_ name: String) {
    // The words may have slashes of their own.
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts[0], parts.count > 1 ? parts[1] : nil) {
    case ("search", nil): self = .search("")
    case ("search", let words?) where !words.isEmpty: self = .search(String(words))
    case ("recipe", let id?):
      guard let number = Recipe.ID(id) else { return nil }
      self = .recipe(number)
    default: return nil
    }
  }
}
