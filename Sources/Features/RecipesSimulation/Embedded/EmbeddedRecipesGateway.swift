import Recipes
import Scenes
import ScenesHeadless

/// The recipes inside the app, behind a network whose latency and faults can be set.
///
/// It starts with the bundled data, and the same requests always get the same answers. It answers direct calls with
/// values, and its ``routes`` answer the same requests as bytes.
@MainActor
final class EmbeddedRecipesGateway: RecipesGateway {
  /// The network between the app and the recipes.
  let network: SimulatedNetwork
  /// The recipes, or the reason why they can't be read.
  let book: Result<RecipeBook, EmbeddedDataError>

  /// Puts recipes behind a network.
  ///
  /// - Parameters:
  ///   - network: The network between the app and the recipes.
  ///   - book: The recipes, or the reason why they can't be read, which every request then throws.
  init(
    network: SimulatedNetwork,
    book: Result<RecipeBook, EmbeddedDataError> = RecipesFile.bundled
  ) {
    self.network = network
    self.book = book
  }

  @MainActor func search(_ text: String) async throws(RecipesError) -> [RecipeSummary] {
    try await ask("search.run").search(text)
  }

  @MainActor func recipe(_ id: Recipe.ID) async throws(RecipesError) -> Recipe? {
    try await ask("recipe.load").recipe(id)
  }

  @MainActor func picture(_ name: String) async throws(RecipesError) -> ScreenPicture {
    guard let picture = try await ask("image.load").picture(name) else { throw .noPicture(name) }
    return picture
  }

  private func ask(_ request: String) async throws(RecipesError) -> RecipeBook {
    try await network.ask(request) { [book] in book.mapError { RecipesError.answer($0.asAnswer) } }
  }
}
