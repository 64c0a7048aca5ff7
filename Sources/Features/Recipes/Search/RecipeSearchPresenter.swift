import Observation2
import Scenes
import StateStore

/// Formats the interactor's state for the search's view, and turns the person's gestures into the
/// interactor's actions or the routes that it wants.
final class RecipeSearchPresenter: ScenePresenter {
  private let interactor: any SceneInteractor<RecipeSearchState, RecipeSearchAction>
  private let routing: any SceneRouting<RecipesRoute>
  private let log: EventLog

  init(
    interactor: any SceneInteractor<RecipeSearchState, RecipeSearchAction>,
    routing: any SceneRouting<RecipesRoute>,
    log: EventLog = EventLog()
  ) {
    self.interactor = interactor
    self.routing = routing
    self.log = log
  }

  var text: Driver<String> { interactor.select(\.text) }
  var isSearching: Driver<Bool> { interactor.select(\.recipes.isLoading) }
  var loadingError: Driver<String?> { interactor.select(\.recipes.failure?.message) }
  var recipes: Driver<[RecipeSummary]> { interactor.select { $0.recipes.value ?? [] } }
  var isEmpty: Driver<Bool> {
    interactor.select { $0.recipes.isLoaded && $0.recipes.value?.isEmpty == true }
  }

  func start() {
    interactor.send(.search)
  }
}

extension RecipeSearchPresenter: RecipeSearchViewDelegate {
  func recipeSearchViewDidChangeText(_ text: String) {
    interactor.send(.changeText(text))
  }

  func recipeSearchViewDidSubmit() {
    log.recordCall()
    interactor.send(.search)
  }

  func recipeSearchViewDidTapRetryButton() {
    log.recordCall()
    interactor.send(.search)
  }

  func recipeSearchViewDidTapRecipe(recipeID: Recipe.ID) {
    log.recordCall(["recipeID": "\(recipeID)"])
    routing.push(.recipe(recipeID))
  }
}
