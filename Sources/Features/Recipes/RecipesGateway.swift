package import Scenes

/// The way to the recipes; nothing outside it knows where data comes from.
///
/// It belongs to no actor.
package protocol RecipesGateway: Sendable {
  /// Searches the recipes.
  ///
  /// - Parameter text: What a person has typed: words with spaces between them, each of which has to be in the
  ///   title, in its reading or in an ingredient's name. Without a word, all recipes match.
  /// - Returns: The recipes that match, in the order of their identifiers.
  /// - Throws: What the way did, if there is no answer.
  func search(_ text: String) async throws(RecipesError) -> [RecipeSummary]

  /// Loads a recipe; `nil` if there is none with this identifier.
  func recipe(_ id: Recipe.ID) async throws(RecipesError) -> Recipe?

  /// Loads a picture by its name.
  func picture(_ name: String) async throws(RecipesError) -> ScreenPicture
}
