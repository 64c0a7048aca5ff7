import Observation2
import Observation2Testing
import ScenesTesting
import StateStore
import Testing

@testable import Recipes

@MainActor @Suite struct RecipeSearchPresenterTests {
  private let interactor = InteractorStub<RecipeSearchState, RecipeSearchAction>(
    RecipeSearchState(text: "")
  )
  private let routing = RoutingSpy<RecipesRoute>()
  private let presenter: RecipeSearchPresenter

  init() {
    presenter = RecipeSearchPresenter(interactor: interactor, routing: routing)
  }

  @Test func `nothing is said to be missing before an answer has said so`() {
    let isEmpty = presenter.isEmpty.recorded()
    let isSearching = presenter.isSearching.recorded()
    interactor.state.recipes.fail(with: .offline)
    interactor.state.recipes.finish(with: [])
    interactor.state.recipes.finish(with: [.sample])
    #expect(isEmpty.values == [false, true, false])
    #expect(isSearching.values == [true, false])
  }

  @Test func `a failure has its sentence`() {
    let messages = presenter.loadingError.recorded()
    interactor.state.recipes.fail(with: .timedOut)
    interactor.state.recipes.finish(with: [])
    #expect(messages.values == [nil, "通信できませんでした。もう一度お試しください", nil])
  }

  @Test func `gestures become actions and routes`() {
    presenter.start()
    presenter.recipeSearchViewDidChangeText("塩")
    presenter.recipeSearchViewDidSubmit()
    presenter.recipeSearchViewDidTapRetryButton()
    presenter.recipeSearchViewDidTapRecipe(recipeID: 4)
    #expect(interactor.actions == [.search, .changeText("塩"), .search, .search])
    #expect(routing.pushed == [.recipe(4)])
  }
}
