import Observation2
import Scenes
import StateStore

/// Formats the interactor's state for the view of the first screen, and turns the person's gestures into the
/// routes that they lead to.
final class KaimonoTopPresenter: ScenePresenter {
  private let interactor: any SceneInteractor<KaimonoTopState, KaimonoTopAction>
  private let routing: any SceneRouting<KaimonoRoute>
  private let log: EventLog

  init(
    interactor: any SceneInteractor<KaimonoTopState, KaimonoTopAction>,
    routing: any SceneRouting<KaimonoRoute>,
    log: EventLog = EventLog()
  ) {
    self.interactor = interactor
    self.routing = routing
    self.log = log
  }

  var isLoadingDeliveries: Driver<Bool> {
    // Known content stays in the indicator's place.
    interactor.select { $0.deliveries.isLoading && $0.deliveries.value == nil }
  }
  var loadingError: Driver<String?> {
    interactor.select {
      ($0.top.failure ?? $0.deliveries.failure).map(KaimonoWords.message)
    }
  }
  var hasLeastOneOrder: Driver<Bool> {
    interactor.select { ($0.deliveries.value?.orders ?? 0) > 0 }
  }
  var hasAcceptableDeliveries: Driver<Bool> {
    interactor.select { $0.deliveries.value?.acceptable.isEmpty == false }
  }
  var isPushNotificationDenied: Driver<Bool> { interactor.select(\.isPushNotificationDenied) }
  var pickupPlace: Driver<String> { interactor.select { Self.pickupPlace($0.top.value) } }
  var deadline: Driver<String> { interactor.select(Self.deadline) }
  var shops: Driver<[KaimonoTop.Shop]> { interactor.select { $0.top.value?.shops ?? [] } }
  var badge: Driver<Int> { interactor.select(\.badge) }

  func start() {
    interactor.send(.start)
  }

  /// Days and deliveries may be others when a person comes back to the app; what is known stays until then.
  func comeBack() {
    interactor.send(.load)
  }

  private static func pickupPlace(_ top: KaimonoTop?) -> String {
    guard let top else { return "受け取り場所" }
    return top.pickupPlace ?? KaimonoWords.title(of: .pickupPlace)
  }

  private static func deadline(_ state: KaimonoTopState) -> String {
    guard let top = state.top.value else {
      return state.top.isLoading ? "注文の締切を確認しています" : "注文の締切を確認できませんでした"
    }
    guard let next = top.pickupDays.first else { return "注文の締切を過ぎました" }
    return "注文の締切 \(KaimonoWords.moment(next.deadline))"
  }
}

extension KaimonoTopPresenter: KaimonoTopViewDelegate {
  func kaimonoTopViewDidTapAcceptableDeliveries() { lead(to: .orders) }

  func kaimonoTopViewDidTapRecentOrders() { lead(to: .orders) }

  func kaimonoTopViewDidTapNotificationSettings() { lead(to: .notificationSettings) }

  func kaimonoTopViewDidTapPickupPlace() { lead(to: .pickupPlace) }

  func kaimonoTopViewDidTapShop(_ id: KaimonoTop.Shop.ID) {
    lead(to: .shop(id), ["shop": "\(id)"])
  }

  func kaimonoTopViewDidTapCartButton() { lead(to: .cart) }

  func kaimonoTopViewDidTapRetryButton() {
    log.recordCall()
    interactor.send(.load)
  }

  private func lead(
    to route: KaimonoRoute,
    _ values: [String: String] = [:],
    function: String = #function
  ) {
    log.recordCall(values, function: function)
    routing.push(route)
  }
}
