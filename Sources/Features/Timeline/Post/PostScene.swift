import Observation2
import Scenes
import ScenesStore
import StateStore

/// A post with its comments.
///
/// ```
/// Gateway ──► Store ────► Presenter ──► Scene ──► DataSource ──► View
///              ▲  state   │ │ ▲  drivers   rx[\.…]                │
///   Desk ◄─────┤          │ │ └────────── delegate (weak) ────────┘
///              └─ send ───┘ └─► Router ┄┄► back, once it is deleted
/// ```
/// Data goes right, events come left. The desk, the keys of drafts and the pictures belong to the app and outlive the
/// scene.
package final class PostScene: SceneHost {
  let view: PostView
  let navigationRouter: (any SceneRouter)?
  private let presenter: PostPresenter
  private let disposeBag = DisposeBag()

  init(presenter: PostPresenter, router: any SceneRouter, pictures: ScreenPictures) {
    self.presenter = presenter
    navigationRouter = router
    view = PostView(delegate: presenter, dataSource: PostView.DataSource(), pictures: pictures)
  }

  func viewDidLoad() {
    let target = view.dataSource.rx
    presenter.loadingError.drive(target[\.loadingError]).disposed(by: disposeBag)
    presenter.isNotFound.drive(target[\.isNotFound]).disposed(by: disposeBag)
    presenter.post.drive(target[\.post]).disposed(by: disposeBag)
    presenter.text.drive(target[\.text]).disposed(by: disposeBag)
    presenter.canSend.drive(target[\.canSend]).disposed(by: disposeBag)
    presenter.isDeleting.drive(target[\.isDeleting]).disposed(by: disposeBag)
    presenter.error.drive(target[\.error]).disposed(by: disposeBag)
    presenter.start()
  }

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - id: The post's identifier.
  ///   - services: The services that outlive the scene.
  /// - Returns: The scene, wired.
  static func build(_ id: TimelinePost.ID, _ services: TimelineServices) -> PostScene {
    let store = Store(
      initial: PostState(id: id),
      reducer: .post(services.gateway, services.desk),
      clock: services.clock
    )
    let router = PlaceRouter<TimelineRoute>()
    let presenter = PostPresenter(
      interactor: store,
      routing: router,
      keys: services.keys,
      log: services.log
    )
    return PostScene(presenter: presenter, router: router, pictures: services.pictures)
  }
}
