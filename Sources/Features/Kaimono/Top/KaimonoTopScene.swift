import Observation2
import Scenes
import ScenesStore
import StateStore

/// The feature's first screen: from here one looks at one's orders, chooses a pickup place, and enters the shops and
/// the cart.
///
/// ```
/// OrderService ──────── placed ────┐
/// CartService ── badge, outdated ──┤
/// NotificationPermission ─ denied ─┤
/// ShopNotices ───────── changed ───┤
///                                  ▼
/// Gateway ──────────────────────► Store ────► Presenter ──► Scene ──► DataSource ──► View
///                                  ▲  state   │ │ ▲  drivers   rx[\.…]                │
///                                  └─ send ───┘ │ └────────── delegate (weak) ────────┘
///                                               └─► Router ┄┄► other scenes
/// ```
/// Data goes right, events come left. The shop and the person's orders are loaded each for itself, so that the one
/// does not wait for the other; what is shown stays until there is something newer.
package final class KaimonoTopScene: SceneHost {
  let view: KaimonoTopView
  let navigationRouter: (any SceneRouter)?
  private let presenter: KaimonoTopPresenter
  private let disposeBag = DisposeBag()

  init(presenter: KaimonoTopPresenter, router: any SceneRouter) {
    self.presenter = presenter
    navigationRouter = router
    view = KaimonoTopView(delegate: presenter, dataSource: KaimonoTopView.DataSource())
  }

  func viewDidLoad() {
    let target = view.dataSource.rx
    presenter.isLoadingDeliveries.drive(target[\.isLoadingDeliveries]).disposed(by: disposeBag)
    presenter.loadingError.drive(target[\.loadingError]).disposed(by: disposeBag)
    presenter.hasLeastOneOrder.drive(target[\.hasLeastOneOrder]).disposed(by: disposeBag)
    presenter.hasAcceptableDeliveries
      .drive(target[\.hasAcceptableDeliveries])
      .disposed(by: disposeBag)
    presenter.isPushNotificationDenied
      .drive(target[\.isPushNotificationDenied])
      .disposed(by: disposeBag)
    presenter.pickupPlace.drive(target[\.pickupPlace]).disposed(by: disposeBag)
    presenter.deadline.drive(target[\.deadline]).disposed(by: disposeBag)
    presenter.shops.drive(target[\.shops]).disposed(by: disposeBag)
    presenter.badge.drive(target[\.badge]).disposed(by: disposeBag)
    presenter.start()
  }

  func willEnterForeground() {
    presenter.comeBack()
  }

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - sources: The gateway and the services that it loads from and follows.
  ///   - clock: The clock for loading, and for the deadline.
  ///   - log: Records the view's delegate calls.
  /// - Returns: The scene, wired.
  static func build(
    _ sources: KaimonoTopSources,
    clock: any AppClock,
    log: EventLog = EventLog()
  ) -> KaimonoTopScene {
    let reducer = Reducer.top(sources, clock: clock)
    let store = Store(initial: KaimonoTopState(), reducer: reducer, clock: clock)
    let router = PlaceRouter<KaimonoRoute>()
    let presenter = KaimonoTopPresenter(interactor: store, routing: router, log: log)
    return KaimonoTopScene(presenter: presenter, router: router)
  }
}
