import Observation2
import Scenes
import ScenesStore
import StateStore

/// The timeline: what does not work, banners, and the posts of the flea market in columns.
///
/// ```
/// Desk ─── changes ────┐
///                      ▼
/// Gateway ──────────► Store ────► Presenter ──► Scene ──► snapshot ──► View
///                      ▲  state   │ │ ▲  drivers                        │
///                      └─ send ───┘ │ └───────── delegate (weak) ───────┘
///                                   └─► Router ┄┄► a post, writing one
/// ```
/// Data goes right, events come left. The snapshot is the only copy of the rows on the screen. The desk and
/// the pictures belong to the app and outlive the scene.
package final class TimelineScene: SceneHost {
  let view: TimelineView
  let navigationRouter: (any SceneRouter)?
  private let presenter: TimelinePresenter
  private let disposeBag = DisposeBag()

  init(presenter: TimelinePresenter, router: any SceneRouter, pictures: ScreenPictures) {
    self.presenter = presenter
    navigationRouter = router
    view = TimelineView(delegate: presenter, pictures: pictures)
  }

  func viewDidLoad() {
    let target = view.dataSource.rx
    presenter.listing.drive(with: view.dataSource) { $0.show($1) }.disposed(by: disposeBag)
    presenter.loadingError.drive(target[\.loadingError]).disposed(by: disposeBag)
    presenter.isLoading.drive(target[\.isRefreshing]).disposed(by: disposeBag)
    presenter.refreshError.drive(target[\.refreshError]).disposed(by: disposeBag)
    presenter.end.drive(view.dataSource.end.rx[\.end]).disposed(by: disposeBag)
    presenter.start()
  }

  /// Builds the scene.
  ///
  /// - Parameter services: The services that outlive the scene.
  /// - Returns: The scene, wired.
  static func build(_ services: TimelineServices) -> TimelineScene {
    let store = Store(
      initial: TimelineState(),
      reducer: .timeline(services.gateway, services.desk),
      clock: services.clock
    )
    let router = PlaceRouter<TimelineRoute>()
    let presenter = TimelinePresenter(interactor: store, routing: router, log: services.log)
    return TimelineScene(presenter: presenter, router: router, pictures: services.pictures)
  }
}
