import Observation2
import Scenes
import ScenesStore
import StateStore

/// The orders that a person has placed, each with its progress.
///
/// ```
/// OrderService ──── placed ────┐
/// ShopNotices ───── changed ───┤
///                              ▼
/// Gateway ──────────────────► Store ────► Presenter ──► Scene ──► DataSource ──► View
///                              ▲  state   │ │ ▲  drivers   rx[\.…]                │
///                              └─ send ───┘ │ └────────── delegate (weak) ────────┘
///                                           └─► Router ┄┄► an order
/// ```
/// Data goes right, events come left. A page of one order, ``OrderDetailScene``, has the same interactor.
package final class OrderListScene: SceneHost {
  let view: OrderListView
  let navigationRouter: (any SceneRouter)?
  private let presenter: OrderListPresenter
  private let disposeBag = DisposeBag()

  init(presenter: OrderListPresenter, router: any SceneRouter) {
    self.presenter = presenter
    navigationRouter = router
    view = OrderListView(delegate: presenter, dataSource: OrderListView.DataSource())
  }

  func viewDidLoad() {
    let target = view.dataSource.rx
    presenter.isLoading.drive(target[\.isLoading]).disposed(by: disposeBag)
    presenter.loadingError.drive(target[\.loadingError]).disposed(by: disposeBag)
    presenter.isEmpty.drive(target[\.isEmpty]).disposed(by: disposeBag)
    presenter.orders.drive(target[\.orders]).disposed(by: disposeBag)
    presenter.start()
  }

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - gateway: The way to the shop.
  ///   - orders: The app's order service, which outlives the scene.
  ///   - notices: Reports arrivals and pick-ups of deliveries.
  ///   - clock: The clock for loading.
  ///   - log: Records the view's delegate calls.
  /// - Returns: The scene, wired.
  static func build(
    gateway: any KaimonoGateway,
    orders: KaimonoOrderService,
    notices: any ShopNotices,
    clock: any AppClock,
    log: EventLog = EventLog()
  ) -> OrderListScene {
    let reducer = Reducer.placedOrders(gateway, orders, notices)
    let store = Store(initial: PlacedOrdersState(subject: .all), reducer: reducer, clock: clock)
    let router = PlaceRouter<KaimonoRoute>()
    let presenter = OrderListPresenter(interactor: store, routing: router, log: log)
    return OrderListScene(presenter: presenter, router: router)
  }
}
