import Recipes
import SavedSearches
import Scenes
import ScenesHeadless
import ScenesTransport
import Testing

@testable import MarketSimulation

/// Saved searches hear of the recipes' failures in their own words.
@Suite struct RecipesForSearchesTests {
  /// Recipes that have no answer to anything.
  private struct FailingRecipes: RecipesGateway {
    let error: RecipesError

    func search(_ text: String) async throws(RecipesError) -> [RecipeSummary] { throw error }
    func recipe(_ id: Recipe.ID) async throws(RecipesError) -> Recipe? { throw error }
    func picture(_ name: String) async throws(RecipesError) -> ScreenPicture { throw error }
  }

  private static let damage = EmbeddedDataError.missing(file: "recipes.json").asAnswer
  private static let mistake = TransportMessageError("search.run", .status(204))

  @Test(
    arguments: [
      (.offline, .offline), (.timedOut, .timedOut), (.cancelled, .cancelled), (.server, .server),
      (.broken, .broken), (.answer(mistake), .answer(mistake)),
      (.noPicture("recipe-1"), .server), (.answer(damage), .answer(damage)),
    ] as [(RecipesError, SavedSearchesError)]
  )
  func `a failure of the recipes is one of the search`(
    error: (recipes: RecipesError, search: SavedSearchesError)
  ) async {
    let searches = RecipesForSearches(recipes: FailingRecipes(error: error.recipes))
    await #expect(throws: error.search) { try await searches.find("みそ汁") }
  }
}
