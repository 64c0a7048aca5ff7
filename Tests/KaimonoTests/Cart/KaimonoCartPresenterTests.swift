import Observation2
import Observation2Testing
import ScenesTesting
import Testing

@testable import Kaimono

@MainActor @Suite struct KaimonoCartPresenterTests {
  private typealias Interactor = InteractorStub<KaimonoCartState, KaimonoCartAction>

  private func interactor(products: [CartProduct]) -> Interactor {
    Interactor(.loaded(.sample(products)))
  }

  @Test func `the presenter alone, without a view`() {
    let interactor = interactor(products: [.carrot, .salt])
    let presenter = KaimonoCartPresenter(
      interactor: interactor,
      routing: RoutingSpy<KaimonoRoute>()
    )
    let products = presenter.cartProducts.recorded()
    #expect(products.values.last?.map(\.name) == ["にんじん", "塩"])
  }

  @Test func `a loaded cart is formatted`() {
    let interactor = Interactor(KaimonoCartState())
    let presenter = KaimonoCartPresenter(
      interactor: interactor,
      routing: RoutingSpy<KaimonoRoute>()
    )
    let total = presenter.total.recorded()
    let day = presenter.pickupDay.recorded()
    let loading = presenter.isLoadingCart.recorded()
    interactor.state = .loaded()
    #expect(total.values == ["合計 0円", "合計 1,056円"])
    #expect(day.values == ["", "受け取り日 2026年4月2日"])
    #expect(loading.values == [true, false])
  }

  @Test func `a choice that was not saved is reported at its row, unless the shop has it`() {
    let interactor = interactor(products: [.carrot])
    let presenter = KaimonoCartPresenter(
      interactor: interactor,
      routing: RoutingSpy<KaimonoRoute>()
    )
    let (payment, pickup) = (presenter.paymentNotice.recorded(), presenter.pickupNotice.recorded())
    interactor.state.unsaved = [.payment: "キャリア決済", .pickupPlace: "渋谷駅前ステーション"]
    #expect(payment.values == [nil, "キャリア決済に変更できませんでした。もう一度お選びください"])
    #expect(pickup.values == [nil])
  }

  @Test(
    arguments: [
      (.connection(.offline), "通信できませんでした。もう一度お試しください"),
      (.connection(.timedOut), "通信できませんでした。もう一度お試しください"),
      (.connection(.server), "通信できませんでした。もう一度お試しください"),
      (.refusal(.soldOut([101])), "売り切れの商品があります"),
      (.refusal(.deadlinePassed(next: nil)), "注文の締切を過ぎました"),
      (.refusal(.paymentRefused), "お支払いができませんでした"),
      (.refusal(.pickupPlaceMissing), "受け取り場所を選んでください"),
      (.device(.unread), "前のご注文を確認できませんでした。もう一度お試しください"),
      (.device(.notKept), "注文を始められませんでした。端末の空き容量を確認してください"),
    ] as [(KaimonoError, String)]
  )
  func `each failure of an order has its message`(error: KaimonoError, message: String) {
    let interactor = interactor(products: [.carrot])
    let presenter = KaimonoCartPresenter(
      interactor: interactor,
      routing: RoutingSpy<KaimonoRoute>()
    )
    let messages = presenter.orderError.recorded()
    let done = presenter.isOrderDone.recorded()
    interactor.state = KaimonoCartState(order: .ended(.failed(error)))
    interactor.state = KaimonoCartState(order: .ended(.placed(.first)))
    #expect(messages.values == [nil, message, nil])
    #expect(done.values == [false, true])
  }

  @Test func `an empty cart can't be ordered`() {
    let interactor = interactor(products: [.carrot])
    let presenter = KaimonoCartPresenter(
      interactor: interactor,
      routing: RoutingSpy<KaimonoRoute>()
    )
    let canOrder = presenter.canOrder.recorded()
    interactor.state = .loaded(.sample([]))
    #expect(canOrder.values == [true, false])
  }

  @Test func `without a pickup place the cart can't be ordered, and asks for one`() {
    let interactor = interactor(products: [.carrot])
    let presenter = KaimonoCartPresenter(
      interactor: interactor,
      routing: RoutingSpy<KaimonoRoute>()
    )
    let canOrder = presenter.canOrder.recorded()
    let pickupName = presenter.pickupName.recorded()
    interactor.state = .loaded(.sample(pickupPlace: nil))
    #expect(canOrder.values == [true, false])
    #expect(pickupName.values == ["渋谷駅前ステーション", "受け取り場所を選ぶ"])
  }

  @Test func `gestures become actions`() {
    let interactor = Interactor(KaimonoCartState())
    let presenter = KaimonoCartPresenter(
      interactor: interactor,
      routing: RoutingSpy<KaimonoRoute>()
    )
    presenter.start()
    presenter.kaimonoCartViewDidTapRetryButton()
    presenter.kaimonoCartViewDidChangeQuantity(3, productID: 101)
    presenter.kaimonoCartViewDidTapOrderButton()
    #expect(interactor.actions == [.start, .load, .changeQuantity(3, productID: 101), .order])
  }

  @Test func `a row that leads on pushes its route`() {
    let routing = RoutingSpy<KaimonoRoute>()
    let presenter = KaimonoCartPresenter(
      interactor: Interactor(KaimonoCartState()),
      routing: routing
    )
    presenter.kaimonoCartViewDidTapProductTile(productID: 101)
    presenter.kaimonoCartViewDidTapPayment()
    presenter.kaimonoCartViewDidTapPickupName()
    presenter.kaimonoCartViewDidTapDeliveryTutorial()
    presenter.kaimonoCartViewDidTapTermsLawButton()
    presenter.kaimonoCartViewDidTapNotes()
    presenter.kaimonoCartViewDidTapFAQ()
    #expect(
      routing.pushed == [
        .product(101), .payment, .pickupPlace, .deliveryTutorial, .termsAndLaw, .notes, .faq,
      ]
    )
    #expect(routing.changes.count == 7)
  }
}
