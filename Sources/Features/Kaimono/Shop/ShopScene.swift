import Observation2
import Scenes
import ScenesStore
import StateStore

/// A shop, or products to choose from: what there is, and the way to put it into the cart.
///
/// ```
/// ShopNotices ─ changed ┐
/// OrderService ─ phase ─┤
/// CartService ── badge ─┤ ▲
///                       ▼ └ add
/// Gateway ───────────► Store ────► Presenter ──► Scene ──► DataSource ──► View
///                       ▲  state   │ │ ▲  drivers   rx[\.…]                │
///                       └─ send ───┘ │ └────────── delegate (weak) ────────┘
///                                    └─► Router ┄┄► a product, the cart
/// ```
/// Data goes right, events come left. The services belong to the app and outlive the scene. A tile knows its
/// product and tells what was tapped; the grid passes that on to the view.
package final class ShopScene: SceneHost {
  let view: KaimonoShopDetailView
  let navigationRouter: (any SceneRouter)?
  private let presenter: ShopPresenter
  private let disposeBag = DisposeBag()

  init(presenter: ShopPresenter, router: any SceneRouter) {
    self.presenter = presenter
    navigationRouter = router
    view = KaimonoShopDetailView(
      delegate: presenter,
      dataSource: KaimonoShopDetailView.DataSource()
    )
  }

  func viewDidLoad() {
    let target = view.dataSource.rx
    presenter.title.drive(target[\.title]).disposed(by: disposeBag)
    presenter.isLoading.drive(target[\.isLoading]).disposed(by: disposeBag)
    presenter.loadingError.drive(target[\.loadingError]).disposed(by: disposeBag)
    presenter.isNotFound.drive(target[\.isNotFound]).disposed(by: disposeBag)
    presenter.products.drive(target[\.products]).disposed(by: disposeBag)
    presenter.canAdd.drive(target[\.canAdd]).disposed(by: disposeBag)
    presenter.badge.drive(target[\.badge]).disposed(by: disposeBag)
    presenter.start()
  }

  func willEnterForeground() {
    presenter.comeBack()
  }

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - subject: The shop, or the products.
  ///   - gateway: The way to the shop.
  ///   - orders: The app's order service, which outlives the scene.
  ///   - cart: The app's cart service, which outlives the scene.
  ///   - notices: The shop's push messages.
  ///   - clock: The clock for loading.
  ///   - log: Records the view's delegate calls.
  /// - Returns: The scene, wired.
  static func build(
    _ subject: OffersSubject,
    gateway: any KaimonoGateway,
    orders: KaimonoOrderService,
    cart: KaimonoCartService,
    notices: any ShopNotices,
    clock: any AppClock,
    log: EventLog = EventLog()
  ) -> ShopScene {
    let state = OffersState(subject: subject)
    let reducer = Reducer.offers(gateway, orders, cart, notices.offersChanged)
    let store = Store(initial: state, reducer: reducer, clock: clock)
    let router = PlaceRouter<KaimonoRoute>()
    let presenter = ShopPresenter(interactor: store, routing: router, log: log)
    return ShopScene(presenter: presenter, router: router)
  }
}
