import Observation2
import Scenes

/// Formats the interactor's state for the cart's view, and turns the person's gestures into the
/// interactor's actions or the routes that it wants.
final class KaimonoCartPresenter: ScenePresenter {
  private let interactor: any SceneInteractor<KaimonoCartState, KaimonoCartAction>
  private let routing: any SceneRouting<KaimonoRoute>
  private let log: EventLog

  init(
    interactor: any SceneInteractor<KaimonoCartState, KaimonoCartAction>,
    routing: any SceneRouting<KaimonoRoute>,
    log: EventLog = EventLog()
  ) {
    self.interactor = interactor
    self.routing = routing
    self.log = log
  }

  var isLoadingCart: Driver<Bool> { interactor.select(\.isLoading) }
  var loadingError: Driver<String?> {
    interactor.select { $0.loadingError.map(KaimonoWords.message) }
  }
  var isOrderProcessing: Driver<Bool> { interactor.select(\.isOrdering) }
  var cartProducts: Driver<[CartProduct]> { interactor.select { $0.cart?.products ?? [] } }
  var payment: Driver<String> { interactor.select { $0.shownHeader?.payment ?? "" } }
  var pickupName: Driver<String> { interactor.select { $0.shownHeader.map(Self.pickupName) ?? "" } }
  var pickupDay: Driver<String> {
    interactor.select { $0.shownHeader.map { KaimonoWords.text(of: $0.pickupDay) } ?? "" }
  }
  var paymentNotice: Driver<String?> { interactor.select { Self.notice(.payment, $0) } }
  var pickupNotice: Driver<String?> { interactor.select { Self.notice(.pickupPlace, $0) } }
  var total: Driver<String> { interactor.select { "合計 \($0.cart?.total ?? Yen(0))" } }
  var canOrder: Driver<Bool> { interactor.select { $0.cart?.canBeOrdered == true } }
  var orderError: Driver<String?> { interactor.select { Self.orderMessage($0.orderEnd) } }
  var errorLeadsToProduct: Driver<Bool> { interactor.select { $0.soldOutID != nil } }
  var scrollTarget: Driver<ScreenScrollTarget?> {
    interactor.select { $0.wantedProductID.map { .row($0, at: .center) } }
  }
  var isOrderDone: Driver<Bool> { interactor.select { $0.orderEnd?.isPlaced == true } }

  func start() {
    interactor.send(.start)
  }

  /// Days, prices and stock may be others when a person comes back to the app.
  func comeBack() {
    interactor.send(.refresh)
  }

  private static func orderMessage(_ end: OrderEnd?) -> String? {
    guard case .failed(let error) = end else { return nil }
    return KaimonoWords.message(error)
  }

  /// The message for a choice that was not saved; `nil` if the shop has it nevertheless.
  private static func notice(
    _ subject: KaimonoChoiceSubject,
    _ state: KaimonoCartState
  ) -> String? {
    guard let header = state.shownHeader, let name = state.unsaved[subject] else { return nil }
    let chosen = subject == .payment ? header.payment : header.pickupPlace
    return name == chosen ? nil : "\(name)に変更できませんでした。もう一度お選びください"
  }

  private static func pickupName(of header: KaimonoCartHeader) -> String {
    header.pickupPlace ?? KaimonoWords.title(of: .pickupPlace)
  }
}

extension KaimonoCartPresenter: KaimonoCartViewDelegate {
  func kaimonoCartViewDidTapProductTile(productID: CartProduct.ID) {
    log.recordCall(["productID": "\(productID)"])
    routing.push(.product(productID))
  }

  func kaimonoCartViewDidChangeQuantity(_ quantity: Int, productID: CartProduct.ID) {
    log.recordCall(["quantity": "\(quantity)", "productID": "\(productID)"])
    interactor.send(.changeQuantity(quantity, productID: productID))
  }

  func kaimonoCartViewDidTapPayment() { routing.push(.payment) }

  func kaimonoCartViewDidTapPickupName() { routing.push(.pickupPlace) }

  func kaimonoCartViewDidTapDeliveryTutorial() { routing.push(.deliveryTutorial) }

  func kaimonoCartViewDidTapTermsLawButton() { routing.push(.termsAndLaw) }

  func kaimonoCartViewDidTapNotes() { routing.push(.notes) }

  func kaimonoCartViewDidTapFAQ() {
    log.recordCall()
    routing.push(.faq)
  }

  func kaimonoCartViewDidTapOrderError() { interactor.send(.showSoldOut) }

  func kaimonoCartViewDidShowProduct() { interactor.send(.shown) }

  func kaimonoCartViewDidTapRetryButton() { interactor.send(.load) }

  func kaimonoCartViewDidTapOrderButton() {
    log.recordCall()
    interactor.send(.order)
  }
}
