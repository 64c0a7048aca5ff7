import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Kaimono

@MainActor @Suite struct KaimonoTopPresenterTests {
  private let interactor = InteractorStub<KaimonoTopState, KaimonoTopAction>(KaimonoTopState())
  private let routing = RoutingSpy<KaimonoRoute>()
  private let log = EventLog()
  private let presenter: KaimonoTopPresenter

  init() {
    presenter = KaimonoTopPresenter(interactor: interactor, routing: routing, log: log)
  }

  @Test func `gestures become actions and routes, and are logged`() {
    presenter.start()
    presenter.kaimonoTopViewDidTapRetryButton()
    presenter.kaimonoTopViewDidTapAcceptableDeliveries()
    presenter.kaimonoTopViewDidTapRecentOrders()
    presenter.kaimonoTopViewDidTapNotificationSettings()
    presenter.kaimonoTopViewDidTapPickupPlace()
    presenter.kaimonoTopViewDidTapShop(2)
    presenter.kaimonoTopViewDidTapCartButton()
    #expect(interactor.actions == [.start, .load])
    #expect(
      routing.pushed == [.orders, .orders, .notificationSettings, .pickupPlace, .shop(2), .cart]
    )
    #expect(
      log.events.map(\.name) == [
        "kaimonoTopViewDidTapRetryButton", "kaimonoTopViewDidTapAcceptableDeliveries",
        "kaimonoTopViewDidTapRecentOrders", "kaimonoTopViewDidTapNotificationSettings",
        "kaimonoTopViewDidTapPickupPlace", "kaimonoTopViewDidTapShop",
        "kaimonoTopViewDidTapCartButton",
      ]
    )
  }

  @Test(
    arguments: [
      (nil, false, false), (KaimonoDeliveries(orders: 0, acceptable: []), false, false),
      (KaimonoDeliveries(orders: 2, acceptable: []), true, false),
      (KaimonoDeliveries(orders: 2, acceptable: [1]), true, true),
    ] as [(KaimonoDeliveries?, Bool, Bool)]
  )
  func `what the shop says of the orders becomes flags`(
    deliveries: KaimonoDeliveries?,
    hasLeastOneOrder: Bool,
    hasAcceptableDeliveries: Bool
  ) {
    interactor.state.deliveries = deliveries
    #expect(presenter.hasLeastOneOrder.recorded().values == [hasLeastOneOrder])
    #expect(presenter.hasAcceptableDeliveries.recorded().values == [hasAcceptableDeliveries])
  }

  @Test func `deliveries load until they are known, and again only after a failure`() {
    let isLoading = presenter.isLoadingDeliveries.recorded()
    interactor.state.deliveriesLoading = .failed(.connection(.offline))
    interactor.state.deliveriesLoading = .underWay
    interactor.state.deliveries = KaimonoDeliveries(orders: 0, acceptable: [])
    interactor.state.deliveriesLoading = .done
    interactor.state.deliveriesLoading = .underWay
    #expect(isLoading.values == [true, false, true, false])
  }

  @Test func `it says where and until when orders can be placed`() {
    let place = presenter.pickupPlace.recorded()
    let deadline = presenter.deadline.recorded()
    interactor.state = KaimonoTopState(loading: .done, top: .sample)
    interactor.state.top?.pickupDays = [.april3]
    interactor.state.top = KaimonoTop(pickupPlace: nil, pickupDays: [], shops: [])
    #expect(place.values == ["受け取り場所", "渋谷駅前ステーション", "受け取り場所を選ぶ"])
    #expect(
      deadline.values == [
        "注文の締切を確認しています", "注文の締切 4月1日 10:00", "注文の締切 4月2日 10:00", "注文の締切を過ぎました",
      ]
    )
  }

  @Test func `a deadline that could not be loaded is not one that is being loaded`() {
    interactor.state.loading = .failed(.connection(.offline))
    #expect(presenter.deadline.recorded().values == ["注文の締切を確認できませんでした"])
  }

  @Test(arguments: [true, false])
  func `either failure to load is told until it is loaded again`(isOfDeliveries: Bool) {
    let message = presenter.loadingError.recorded()
    let failed = KaimonoLoading.failed(.connection(.timedOut))
    let path: WritableKeyPath<KaimonoTopState, KaimonoLoading> =
      isOfDeliveries ? \.deliveriesLoading : \.loading
    interactor.state[keyPath: path] = failed
    interactor.state[keyPath: path] = .underWay
    #expect(message.values == [nil, "通信できませんでした。もう一度お試しください", nil])
  }
}
