import Observation2
import Scenes
import ScenesStore
import StateStore

/// The hits of a saved search.
///
/// ```
/// Shelf ──── search ────┐ ▲
///                       ▼ └ markSeen
/// Gateway ───────────► Store ────► Presenter ──► Scene ──► DataSource ──► View
///                       ▲  state   │ │ ▲  drivers   rx[\.…]                │
///                       └─ send ───┘ │ └────────── delegate (weak) ────────┘
///                                    └─► Router ┄┄► what was found
/// ```
/// Data goes right, events come left. The shelf belongs to the app and outlives the scene.
package final class SavedSearchRunScene: SceneHost {
  let view: SavedSearchRunView
  let navigationRouter: (any SceneRouter)?
  private let presenter: SavedSearchRunPresenter
  private let disposeBag = DisposeBag()

  init(presenter: SavedSearchRunPresenter, router: any SceneRouter) {
    self.presenter = presenter
    navigationRouter = router
    view = SavedSearchRunView(delegate: presenter, dataSource: SavedSearchRunView.DataSource())
  }

  func viewDidLoad() {
    let target = view.dataSource.rx
    presenter.title.drive(target[\.title]).disposed(by: disposeBag)
    presenter.isRunning.drive(target[\.isRunning]).disposed(by: disposeBag)
    presenter.runError.drive(target[\.runError]).disposed(by: disposeBag)
    presenter.isNotFound.drive(target[\.isNotFound]).disposed(by: disposeBag)
    presenter.hits.drive(target[\.hits]).disposed(by: disposeBag)
    presenter.isEmpty.drive(target[\.isEmpty]).disposed(by: disposeBag)
    presenter.start()
  }

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - id: The search's identifier.
  ///   - gateway: The gateway of the searches.
  ///   - shelf: The app's searches, which outlive the scene.
  ///   - exits: Where what is found leads to beyond the feature.
  ///   - clock: The clock for searching.
  ///   - log: Records the view's delegate calls.
  /// - Returns: The scene, wired.
  static func build(
    _ id: SavedSearch.ID,
    gateway: any SavedSearchesGateway,
    shelf: SavedSearchShelf,
    exits: SavedSearchesExits,
    clock: any AppClock,
    log: EventLog = EventLog()
  ) -> SavedSearchRunScene {
    let state = SavedSearchRunState(id: id)
    let store = Store(initial: state, reducer: .savedSearchRun(gateway, shelf), clock: clock)
    let router = SavedSearchRunRouter(exits)
    let presenter = SavedSearchRunPresenter(interactor: store, routing: router, log: log)
    return SavedSearchRunScene(presenter: presenter, router: router)
  }
}
