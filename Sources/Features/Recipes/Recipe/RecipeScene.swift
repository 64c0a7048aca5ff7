import Observation2
import Scenes
import ScenesStore
import StateStore

/// A recipe: what is needed, how it is called and looks, and what others have written of it.
///
/// ```
/// ClipService ── isClipped ─┐ ▲
///                           ▼ └ toggle
/// Gateway ───────────────► Store ────► Presenter ──► Scene ──► DataSource ──► View
///                           ▲  state   │ │ ▲  drivers   rx[\.…]                │
///                           └─ send ───┘ │ └────────── delegate (weak) ────────┘
///                                        └─► Router ┄┄► the shop's products, a report
/// ```
/// Data goes right, events come left. The clips and the pictures belong to the app and outlive the scene.
package final class RecipeScene: SceneHost {
  let view: RecipeView
  let navigationRouter: (any SceneRouter)?
  private let presenter: RecipePresenter
  private let disposeBag = DisposeBag()

  init(presenter: RecipePresenter, router: any SceneRouter, pictures: ScreenPictures) {
    self.presenter = presenter
    navigationRouter = router
    let dataSource = RecipeView.DataSource()
    view = RecipeView(delegate: presenter, dataSource: dataSource, pictures: pictures)
  }

  func viewDidLoad() {
    let target = view.dataSource.rx
    presenter.isLoading.drive(target[\.isLoading]).disposed(by: disposeBag)
    presenter.loadingError.drive(target[\.loadingError]).disposed(by: disposeBag)
    presenter.isNotFound.drive(target[\.isNotFound]).disposed(by: disposeBag)
    presenter.recipe.drive(target[\.recipe]).disposed(by: disposeBag)
    presenter.isClipped.drive(target[\.isClipped]).disposed(by: disposeBag)
    presenter.start()
  }

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - id: The recipe's identifier.
  ///   - gateway: The way to the recipes.
  ///   - clips: The app's clips, which outlive the scene.
  ///   - pictures: The app's pictures, which outlive the scene.
  ///   - exits: Where a recipe leads to beyond the feature.
  ///   - clock: The clock for loading.
  ///   - log: Records the view's delegate calls.
  /// - Returns: The scene, wired.
  static func build(
    _ id: Recipe.ID,
    gateway: any RecipesGateway,
    clips: RecipeClipService,
    pictures: ScreenPictures,
    exits: RecipesExits,
    clock: any AppClock,
    log: EventLog = EventLog()
  ) -> RecipeScene {
    let state = RecipeState(id: id)
    let store = Store(initial: state, reducer: .recipe(gateway, clips), clock: clock)
    let router = RecipeRouter(exits)
    let presenter = RecipePresenter(interactor: store, routing: router, log: log)
    return RecipeScene(presenter: presenter, router: router, pictures: pictures)
  }
}
