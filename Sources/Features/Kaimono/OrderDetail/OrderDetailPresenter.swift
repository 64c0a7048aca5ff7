import Observation2
import Scenes
import StateStore

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
    interactor.select { $0.orders.failure.map(KaimonoWords.message) }
  }
  var isNotFound: Driver<Bool> { interactor.select(\.isEmpty) }
  var order: Driver<PlacedOrderContent?> {
    interactor.select { $0.orders.value?.first.map(PlacedOrderContent.init) }
  }

  func start() {
    interactor.send(.start)
  }
}

extension OrderDetailPresenter: OrderDetailViewDelegate {
  func orderDetailViewDidTapRetryButton() {
    log.recordCall()
    interactor.send(.load)
  }
}
