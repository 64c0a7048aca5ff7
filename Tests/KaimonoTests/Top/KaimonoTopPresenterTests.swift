import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import ScenesTesting
import StateStore
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
  func `the shop's answer about the orders becomes flags`(
    deliveries: KaimonoDeliveries?,
    hasLeastOneOrder: Bool,
    hasAcceptableDeliveries: Bool
  ) {
    interactor.state.deliveries.value = deliveries
    #expect(presenter.hasLeastOneOrder.recorded().values == [hasLeastOneOrder])
    #expect(presenter.hasAcceptableDeliveries.recorded().values == [hasAcceptableDeliveries])
  }

  @Test func `deliveries load until they are known, and again only after a failure`() {
    let isLoading = presenter.isLoadingDeliveries.recorded()
    interactor.state.deliveries.fail(with: .connection(.offline))
    interactor.state.deliveries.begin()
    interactor.state.deliveries.finish(with: KaimonoDeliveries(orders: 0, acceptable: []))
    interactor.state.deliveries.begin()
    #expect(isLoading.values == [true, false, true, false])
  }

  @Test func `it says where and until when orders can be placed`() {
    let place = presenter.pickupPlace.recorded()
    let deadline = presenter.deadline.recorded()
    interactor.state = KaimonoTopState(top: Loadable(.sample))
    interactor.state.top.value?.pickupDays = [.april3]
    interactor.state.top.value = KaimonoTop(pickupPlace: nil, pickupDays: [], shops: [])
    #expect(place.values == ["受け取り場所", "渋谷駅前ステーション", "受け取り場所を選ぶ"])
    #expect(
      deadline.values == [
        "注文の締切を確認しています", "注文の締切 4月1日 10:00", "注文の締切 4月2日 10:00", "注文の締切を過ぎました",
      ]
    )
  }

  @Test func `a deadline that could not be loaded is not one that is being loaded`() {
    interactor.state.top.fail(with: .connection(.offline))
    #expect(presenter.deadline.recorded().values == ["注文の締切を確認できませんでした"])
  }

  @Test(arguments: [true, false])
  func `either failure to load is shown until the next load`(isOfDeliveries: Bool) {
    let message = presenter.loadingError.recorded()
    let error = KaimonoError.connection(.timedOut)
    if isOfDeliveries {
      interactor.state.deliveries.fail(with: error)
      interactor.state.deliveries.begin()
    } else {
      interactor.state.top.fail(with: error)
      interactor.state.top.begin()
    }
    #expect(message.values == [nil, "通信できませんでした。もう一度お試しください", nil])
  }
}
