import Observation2
import Scenes
import ScenesStore
import StateStore

/// Writing a post.
///
/// ```
/// Gateway ──► Store ────► Presenter ──► Scene ──► DataSource ──► View
///              ▲  state   │ │ ▲  drivers   rx[\.…]                │
///   Desk ◄─────┤          │ │ └────────── delegate (weak) ────────┘
///              └─ send ───┘ └─► Router ┄┄► back, once it is sent
/// ```
/// Data goes right, events come left. The desk and the keys of drafts belong to the app and outlive the scene.
package final class ComposeScene: SceneHost {
  let view: ComposeView
  let navigationRouter: (any SceneRouter)?
  private let presenter: ComposePresenter
  private let disposeBag = DisposeBag()

  init(presenter: ComposePresenter, router: any SceneRouter) {
    self.presenter = presenter
    navigationRouter = router
    view = ComposeView(delegate: presenter, dataSource: ComposeView.DataSource())
  }

  func viewDidLoad() {
    let target = view.dataSource.rx
    presenter.text.drive(target[\.text]).disposed(by: disposeBag)
    presenter.canSend.drive(target[\.canSend]).disposed(by: disposeBag)
    presenter.isSending.drive(target[\.isSending]).disposed(by: disposeBag)
    presenter.error.drive(target[\.error]).disposed(by: disposeBag)
    presenter.start()
  }

  /// Builds the scene.
  ///
  /// - Parameter services: The services that outlive the scene.
  /// - Returns: The scene, wired.
  static func build(_ services: TimelineServices) -> ComposeScene {
    let store = Store(
      initial: ComposeState(),
      reducer: .compose(services.gateway, services.desk),
      clock: services.clock
    )
    let router = PlaceRouter<TimelineRoute>()
    let presenter = ComposePresenter(
      interactor: store,
      routing: router,
      keys: services.keys,
      log: services.log
    )
    return ComposeScene(presenter: presenter, router: router)
  }
}
