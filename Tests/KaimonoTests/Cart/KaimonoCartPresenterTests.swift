import Observation2
import Observation2Testing
import Testing

@testable import Kaimono

@MainActor @Suite struct KaimonoCartPresenterTests {
  @Test func `the presenter alone, without a view`() {
    let interactor = KaimonoCartInteractorStub(products: [.carrot, .salt])
    let presenter = KaimonoCartPresenter(interactor: interactor, router: KaimonoCartRouterSpy())
    let products = presenter.cartProducts.recorded()
    #expect(products.values.last?.map(\.name) == ["にんじん", "塩"])
  }

  @Test func `what is loaded is formatted`() {
    let interactor = KaimonoCartInteractorStub()
    let presenter = KaimonoCartPresenter(interactor: interactor, router: KaimonoCartRouterSpy())
    let total = presenter.total.recorded()
    let day = presenter.pickupDay.recorded()
    let loading = presenter.isLoadingCart.recorded()
    interactor.relay.accept(KaimonoCartState(loading: .done, cart: .sample()))
    #expect(total.values == ["合計 0円", "合計 1,056円"])
    #expect(day.values == ["", "受け取り日 2026年4月2日"])
    #expect(loading.values == [true, false])
  }

  @Test(
    arguments: [
      (.offline, "通信できませんでした。もう一度お試しください"),
      (.timedOut, "通信できませんでした。もう一度お試しください"),
      (.server, "通信できませんでした。もう一度お試しください"),
      (.soldOut([101]), "売り切れの商品があります"),
      (.deadlinePassed(next: nil), "注文の締切を過ぎました"),
      (.paymentRefused, "お支払いができませんでした"),
      (.unread, "前のご注文を確認できませんでした。もう一度お試しください"),
      (.notKept, "注文を始められませんでした。端末の空き容量を確認してください"),
    ] as [(KaimonoError, String)]
  )
  func `each failure of an order has its message`(error: KaimonoError, message: String) {
    let interactor = KaimonoCartInteractorStub(products: [.carrot])
    let presenter = KaimonoCartPresenter(interactor: interactor, router: KaimonoCartRouterSpy())
    let messages = presenter.orderError.recorded()
    let done = presenter.isOrderDone.recorded()
    interactor.relay.accept(KaimonoCartState(orderEnd: .failed(error)))
    interactor.relay.accept(KaimonoCartState(orderEnd: .placed(.first)))
    #expect(messages.values == [nil, message, nil])
    #expect(done.values == [false, true])
  }

  @Test func `an empty cart can't be ordered`() {
    let interactor = KaimonoCartInteractorStub(products: [.carrot])
    let presenter = KaimonoCartPresenter(interactor: interactor, router: KaimonoCartRouterSpy())
    let canOrder = presenter.canOrder.recorded()
    interactor.relay.accept(KaimonoCartState(loading: .done, cart: .sample([])))
    #expect(canOrder.values == [true, false])
  }

  @Test func `inputs become calls`() {
    let interactor = KaimonoCartInteractorStub()
    let presenter = KaimonoCartPresenter(interactor: interactor, router: KaimonoCartRouterSpy())
    presenter.start()
    presenter.reload()
    presenter.changeQuantity(3, productID: 101)
    presenter.order()
    #expect(interactor.events == [.start, .reload, .quantity(3, productID: 101), .order])
  }

  @Test func `what leads on goes to the router`() {
    let router = KaimonoCartRouterSpy()
    let presenter = KaimonoCartPresenter(interactor: KaimonoCartInteractorStub(), router: router)
    presenter.showProduct(101)
    presenter.showPayment()
    presenter.showPickupPlace()
    presenter.showDeliveryTutorial()
    presenter.showTermsAndLaw()
    presenter.showFAQ()
    #expect(
      router.events == [
        .product(101), .payment, .pickupPlace, .deliveryTutorial, .termsAndLaw, .faq,
      ]
    )
  }
}
