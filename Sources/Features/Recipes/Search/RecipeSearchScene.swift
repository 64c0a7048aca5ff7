import Observation2
import Scenes
import ScenesStore
import StateStore

/// The search: recipes that match what a person types.
///
/// ```
/// Gateway ──► Store ────► Presenter ──► Scene ──► DataSource ──► View
///              ▲  state   │ │ ▲  drivers   rx[\.…]                │
///              └─ send ───┘ │ └────────── delegate (weak) ────────┘
///                           └─► Router ┄┄► a recipe
/// ```
/// Data goes right, events come left. The store is the scene's interactor; it waits until the person pauses,
/// and the answer to an older text never reaches it.
package final class RecipeSearchScene: SceneHost {
  let view: RecipeSearchView
  let navigationRouter: (any SceneRouter)?
  private let presenter: RecipeSearchPresenter
  private let disposeBag = DisposeBag()

  init(presenter: RecipeSearchPresenter, router: any SceneRouter) {
    self.presenter = presenter
    navigationRouter = router
    view = RecipeSearchView(delegate: presenter, dataSource: RecipeSearchView.DataSource())
  }

  func viewDidLoad() {
    let target = view.dataSource.rx
    presenter.text.drive(target[\.text]).disposed(by: disposeBag)
    presenter.isSearching.drive(target[\.isSearching]).disposed(by: disposeBag)
    presenter.loadingError.drive(target[\.loadingError]).disposed(by: disposeBag)
    presenter.recipes.drive(target[\.recipes]).disposed(by: disposeBag)
    presenter.isEmpty.drive(target[\.isEmpty]).disposed(by: disposeBag)
    presenter.start()
  }

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - text: The first text of the field.
  ///   - gateway: The way to the recipes.
  ///   - clock: The clock for the pause and for searching.
  ///   - log: Records the view's delegate calls.
  /// - Returns: The scene, wired.
  static func build(
    text: String = "",
    gateway: any RecipesGateway,
    clock: any AppClock,
    log: EventLog = EventLog()
  ) -> RecipeSearchScene {
    let state = RecipeSearchState(text: text)
    let store = Store(initial: state, reducer: .recipeSearch(gateway), clock: clock)
    let router = PlaceRouter<RecipesRoute>()
    let presenter = RecipeSearchPresenter(interactor: store, routing: router, log: log)
    return RecipeSearchScene(presenter: presenter, router: router)
  }
}
