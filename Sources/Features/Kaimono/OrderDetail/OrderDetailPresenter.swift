import Observation2
import Scenes
import ScenesHeadless

/// Formats the interactor's state for the view of a placed order.
final class OrderDetailPresenter: ScenePresenter {
  private let interactor: any SceneInteractor<PlacedOrdersState, PlacedOrdersAction>
  private let log: EventLog

  init(
    interactor: any SceneInteractor<PlacedOrdersState, PlacedOrdersAction>,
    log: EventLog = EventLog()
  ) {
    self.interactor = interactor
    self.log = log
  }

  var isLoading: Driver<Bool> { interactor.select(\.isLoading) }
  var loadingError: Driver<String?> {
    interactor.select { $0.loading.failure.map(KaimonoWords.message) }
  }
  var isNotFound: Driver<Bool> { interactor.select(\.isEmpty) }
  var order: Driver<OrderDetailView.Content?> {
    interactor.select { $0.orders?.first.map(Self.content) }
  }

  func start() {
    interactor.send(.start)
  }

  private static func content(of order: PlacedOrder) -> OrderDetailView.Content {
    OrderDetailView.Content(
      title: KaimonoWords.name(of: order),
      state: KaimonoWords.state(of: order),
      products: order.cart.products,
      total: KaimonoWords.total(of: order.cart),
      pickupDay: KaimonoWords.text(of: order.cart.pickupDay),
      pickupPlace: order.cart.pickupPlace ?? "",
      payment: order.cart.payment
    )
  }
}

extension OrderDetailPresenter: OrderDetailViewDelegate {
  func orderDetailViewDidTapRetryButton() {
    log.recordCall()
    interactor.send(.load)
  }
}
