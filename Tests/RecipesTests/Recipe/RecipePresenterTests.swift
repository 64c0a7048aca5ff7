import Observation2
import Observation2Testing
import ScenesTesting
import StateStore
import Testing

@testable import Recipes

@MainActor @Suite struct RecipePresenterTests {
  private final class Routing: RecipeRouting {
    var shown: [[Int]] = []

    var reports: [Int] = []

    func showProducts(_ productIDs: [Int]) {
      shown.append(productIDs)
    }

    func showReport(_ reportID: Int) {
      reports.append(reportID)
    }
  }

  private let interactor = InteractorStub<RecipeState, RecipeAction>(RecipeState(id: 1))
  private let routing = Routing()
  private let presenter: RecipePresenter

  init() {
    presenter = RecipePresenter(interactor: interactor, routing: routing)
  }

  @Test func `only an answer says that a recipe is not there`() {
    let isNotFound = presenter.isNotFound.recorded()
    interactor.state.recipe.fail(with: .server)
    interactor.state.recipe.finish(with: .sample)
    interactor.state.recipe.finish(with: nil)
    #expect(isNotFound.values == [false, true])
  }

  @Test func `gestures become actions and places`() {
    presenter.start()
    presenter.recipeViewDidTapRetryButton()
    presenter.recipeViewDidTapClipButton()
    presenter.recipeViewDidTapIngredient(productID: 103)
    presenter.recipeViewDidTapBuyButton(productIDs: Recipe.sample.productIDs)
    presenter.recipeViewDidTapReport(reportID: 8)
    #expect(routing.reports == [8])
    #expect(interactor.actions == [.start, .load, .toggleClip])
    #expect(routing.shown == [[103], [304, 103]])
  }
}
