import Observation2
import Scenes
import StateStore

/// Formats the interactor's state for the view of a recipe, and turns the person's gestures into the
/// interactor's actions or the places that it wants.
final class RecipePresenter: ScenePresenter {
  private let interactor: any SceneInteractor<RecipeState, RecipeAction>
  private let routing: any RecipeRouting
  private let log: EventLog

  init(
    interactor: any SceneInteractor<RecipeState, RecipeAction>,
    routing: any RecipeRouting,
    log: EventLog = EventLog()
  ) {
    self.interactor = interactor
    self.routing = routing
    self.log = log
  }

  var isLoading: Driver<Bool> { interactor.select(\.recipe.isLoading) }
  var loadingError: Driver<String?> { interactor.select(\.recipe.failure?.message) }
  var isNotFound: Driver<Bool> {
    interactor.select { $0.recipe.isLoaded && $0.recipe.value == nil }
  }
  var recipe: Driver<Recipe?> { interactor.select(\.recipe.value) }
  var isClipped: Driver<Bool> { interactor.select(\.isClipped) }

  func start() {
    interactor.send(.start)
  }
}

extension RecipePresenter: RecipeViewDelegate {
  func recipeViewDidTapRetryButton() {
    log.recordCall()
    interactor.send(.load)
  }

  func recipeViewDidTapClipButton() {
    log.recordCall()
    interactor.send(.toggleClip)
  }

  func recipeViewDidTapIngredient(productID: Int) {
    log.recordCall(["productID": "\(productID)"])
    routing.showProducts([productID])
  }

  func recipeViewDidTapReport(reportID: Int) {
    log.recordCall(["reportID": "\(reportID)"])
    routing.showReport(reportID)
  }

  func recipeViewDidTapBuyButton(productIDs: [Int]) {
    log.recordCall()
    routing.showProducts(productIDs)
  }
}
