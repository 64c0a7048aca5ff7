import Observation2
import Scenes
import ScenesStore
import StateStore

/// The cart: shows the products to buy, and orders them.
///
/// ```
///     CartService ── contents ──┐ ▲
///                               ▼ └ quantities
/// Gateway ──► OrderService ──► Store ──────► Presenter ──► Scene ──► DataSource ──► View
///    ▲  answers  │   ▲   phase   │  ▲  state   │ │ ▲  drivers   rx[\.…]              │
///    └───────────┘   └── order ──┘  └─ send ───┘ │ └───────── delegate (weak) ───────┘
///                                                └─► Router ┄┄► other scenes
/// ```
/// Data goes right, events come left. An order starts in the view with a tap and goes left to the
/// gateway, and its end comes back the same way. The services and the gateway belong to the app and
/// outlive the scene.
///
/// The store is the scene's interactor, the presenter the view's delegate. Any view of the data source and
/// the delegate can be this scene's. This file contains the wiring.
final class KaimonoCartScene<Content: SceneView>: SceneHost {
  let view: Content
  let navigationRouter: (any SceneRouter)?
  private let presenter: KaimonoCartPresenter
  private let dataSource = KaimonoCartView.DataSource()
  private let disposeBag = DisposeBag()

  /// Creates the scene with any view of its contract.
  init(
    presenter: KaimonoCartPresenter,
    router: any SceneRouter,
    view: (any KaimonoCartViewDelegate, KaimonoCartView.DataSource) -> Content
  ) {
    self.presenter = presenter
    navigationRouter = router
    self.view = view(presenter, dataSource)
  }

  func viewDidLoad() {
    let target = dataSource.rx
    presenter.isLoadingCart.drive(target[\.isLoadingCart]).disposed(by: disposeBag)
    presenter.loadingError.drive(target[\.loadingError]).disposed(by: disposeBag)
    presenter.isOrderProcessing.drive(target[\.isOrderProcessing]).disposed(by: disposeBag)
    presenter.cartProducts.drive(target[\.cartProducts]).disposed(by: disposeBag)
    presenter.payment.drive(target[\.payment]).disposed(by: disposeBag)
    presenter.paymentNotice.drive(target[\.paymentNotice]).disposed(by: disposeBag)
    presenter.pickupNotice.drive(target[\.pickupNotice]).disposed(by: disposeBag)
    presenter.pickupName.drive(target[\.pickupName]).disposed(by: disposeBag)
    presenter.pickupDay.drive(target[\.pickupDay]).disposed(by: disposeBag)
    presenter.total.drive(target[\.total]).disposed(by: disposeBag)
    presenter.canOrder.drive(target[\.canOrder]).disposed(by: disposeBag)
    presenter.orderError.drive(target[\.orderError]).disposed(by: disposeBag)
    presenter.errorLeadsToProduct.drive(target[\.errorLeadsToProduct]).disposed(by: disposeBag)
    presenter.scrollTarget.drive(target[\.scrollTarget]).disposed(by: disposeBag)
    presenter.isOrderDone.drive(target[\.isOrderDone]).disposed(by: disposeBag)
    presenter.start()
  }

  func willEnterForeground() {
    presenter.comeBack()
  }
}

extension KaimonoCartScene where Content == KaimonoCartView {
  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - gateway: The way to the shop.
  ///   - orders: The app's order service, which outlives the scene.
  ///   - cart: The app's cart service, which outlives the scene. Without one, the quantities that the
  ///     person has chosen are forgotten when the scene is left.
  ///   - notices: The shop's push messages.
  ///   - session: Where the store begins, and what records it.
  ///   - clock: The clock for loading.
  ///   - log: Records the view's delegate calls.
  /// - Returns: The scene, wired.
  static func build(
    gateway: any KaimonoGateway,
    orders: KaimonoOrderService,
    cart: KaimonoCartService? = nil,
    notices: any ShopNotices,
    session: KaimonoCartSession = KaimonoCartSession(),
    clock: any AppClock,
    log: EventLog = EventLog()
  ) -> KaimonoCartScene {
    let service = cart ?? KaimonoCartService(orders: orders, storage: CartMemory())
    let reducer = Reducer.cart(gateway, orders, service, notices.offersChanged)
    let store = session.store(reducer, clock: clock)
    let router = PlaceRouter<KaimonoRoute>()
    let presenter = KaimonoCartPresenter(interactor: store, routing: router, log: log)
    return KaimonoCartScene(presenter: presenter, router: router, view: KaimonoCartView.init)
  }
}
