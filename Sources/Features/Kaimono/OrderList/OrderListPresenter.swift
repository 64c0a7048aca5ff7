import Observation2
import Scenes
import StateStore

/// Formats the interactor's state for the view of the placed orders, and turns the person's gestures into the
/// interactor's actions or the order that they lead to.
final class OrderListPresenter: ScenePresenter {
  private let interactor: any SceneInteractor<PlacedOrdersState, PlacedOrdersAction>
  private let routing: any SceneRouting<KaimonoRoute>
  private let log: EventLog

  init(
    interactor: any SceneInteractor<PlacedOrdersState, PlacedOrdersAction>,
    routing: any SceneRouting<KaimonoRoute>,
    log: EventLog = EventLog()
  ) {
    self.interactor = interactor
    self.routing = routing
    self.log = log
  }

  var isLoading: Driver<Bool> { interactor.select(\.isLoading) }
  var loadingError: Driver<String?> {
    interactor.select { $0.orders.failure.map(KaimonoWords.message) }
  }
  var isEmpty: Driver<Bool> { interactor.select(\.isEmpty) }
  var orders: Driver<[PlacedOrderContent]> {
    interactor.select { ($0.orders.value ?? []).map(PlacedOrderContent.init) }
  }

  func start() {
    interactor.send(.start)
  }
}

extension OrderListPresenter: OrderListViewDelegate {
  func orderListViewDidTapOrder(_ id: PlacedOrder.ID) {
    log.recordCall(["order": "\(id)"])
    routing.push(.order(id))
  }

  func orderListViewDidTapRetryButton() {
    log.recordCall()
    interactor.send(.load)
  }
}
