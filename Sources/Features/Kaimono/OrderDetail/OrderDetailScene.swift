import Observation2
import Scenes
import ScenesStore
import StateStore

/// An order that a person has placed.
///
/// The arrows are those of ``OrderListScene``, whose interactor it shares: here it loads one order, which leads
/// nowhere.
package final class OrderDetailScene: SceneHost {
  let view: OrderDetailView
  private let presenter: OrderDetailPresenter
  private let disposeBag = DisposeBag()

  init(presenter: OrderDetailPresenter) {
    self.presenter = presenter
    view = OrderDetailView(delegate: presenter, dataSource: OrderDetailView.DataSource())
  }

  func viewDidLoad() {
    let target = view.dataSource.rx
    presenter.isLoading.drive(target[\.isLoading]).disposed(by: disposeBag)
    presenter.loadingError.drive(target[\.loadingError]).disposed(by: disposeBag)
    presenter.isNotFound.drive(target[\.isNotFound]).disposed(by: disposeBag)
    presenter.order.drive(target[\.order]).disposed(by: disposeBag)
    presenter.start()
  }

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - id: The shop's number of the order.
  ///   - gateway: The way to the shop.
  ///   - orders: The app's order service, which outlives the scene.
  ///   - notices: Reports arrivals and pick-ups of deliveries.
  ///   - clock: The clock for loading.
  ///   - log: Records the view's delegate calls.
  /// - Returns: The scene, wired.
  static func build(
    _ id: PlacedOrder.ID,
    gateway: any KaimonoGateway,
    orders: KaimonoOrderService,
    notices: any ShopNotices,
    clock: any AppClock,
    log: EventLog = EventLog()
  ) -> OrderDetailScene {
    let reducer = Reducer.placedOrders(gateway, orders, notices)
    let store = Store(initial: PlacedOrdersState(subject: .one(id)), reducer: reducer, clock: clock)
    return OrderDetailScene(presenter: OrderDetailPresenter(interactor: store, log: log))
  }
}
