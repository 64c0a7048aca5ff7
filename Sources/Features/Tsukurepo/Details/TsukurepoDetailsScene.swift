import Observation2
import Scenes
import ScenesStore
import StateStore

/// The report of a person who cooked a recipe: the picture, the steps and the ingredients.
///
/// ```
/// Gateway ──► Store ────► Presenter ──► Scene ──► snapshot ──► View
///              ▲  state   │ │ ▲  drivers                        │
///              └─ send ───┘ │ └───────── delegate (weak) ───────┘
///                           └─► Router ┄┄► the recipe
/// ```
/// Data goes right, events come left. The snapshot is the only copy of the shown data.
package final class TsukurepoDetailsScene: SceneHost {
  let view: TsukurepoDetailsView
  let navigationRouter: (any SceneRouter)?
  private let presenter: TsukurepoDetailsPresenter
  private let disposeBag = DisposeBag()

  init(
    presenter: TsukurepoDetailsPresenter,
    router: any SceneRouter,
    pictures: ScreenPictures
  ) {
    self.presenter = presenter
    navigationRouter = router
    view = TsukurepoDetailsView(delegate: presenter, pictures: pictures)
  }

  func viewDidLoad() {
    let target = view.dataSource.rx
    presenter.tsukurepo
      .drive(with: view.dataSource) { $0.apply(tsukurepo: $1) }
      .disposed(by: disposeBag)
    presenter.loadingError.drive(target[\.loadingError]).disposed(by: disposeBag)
    presenter.refreshError.drive(target[\.refreshError]).disposed(by: disposeBag)
    presenter.isLoading.drive(target[\.isRefreshing]).disposed(by: disposeBag)
    presenter.isNotFound.drive(target[\.isNotFound]).disposed(by: disposeBag)
    presenter.start()
  }

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - id: The report's identifier.
  ///   - gateway: The way to the reports.
  ///   - pictures: The app's pictures, which outlive the scene.
  ///   - exits: Where a report leads to beyond the feature.
  ///   - clock: The clock for loading.
  ///   - log: Records the view's delegate calls.
  /// - Returns: The scene, wired.
  static func build(
    _ id: TsukurepoReport.ID,
    gateway: any TsukurepoGateway,
    pictures: ScreenPictures,
    exits: TsukurepoExits,
    clock: any AppClock,
    log: EventLog = EventLog()
  ) -> TsukurepoDetailsScene {
    let state = TsukurepoDetailsState(id: id)
    let store = Store(initial: state, reducer: .tsukurepoDetails(gateway), clock: clock)
    let router = TsukurepoDetailsRouter(exits)
    let presenter = TsukurepoDetailsPresenter(interactor: store, routing: router, log: log)
    return TsukurepoDetailsScene(presenter: presenter, router: router, pictures: pictures)
  }
}
