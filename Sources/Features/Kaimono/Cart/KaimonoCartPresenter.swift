import Observation2

/// Formats the interactor's state for the cart's view, and turns inputs into calls of the interactor.
final class KaimonoCartPresenter: KaimonoCartPresenting {
  let isLoadingCart: Driver<Bool>
  let loadingError: Driver<String?>
  let isOrderProcessing: Driver<Bool>
  let cartProducts: Driver<[CartProduct]>
  let payment: Driver<String>
  let pickupName: Driver<String>
  let pickupDay: Driver<String>
  let total: Driver<String>
  let canOrder: Driver<Bool>
  let orderError: Driver<String?>
  let isOrderDone: Driver<Bool>

  private let interactor: any KaimonoCartInteracting
  private let router: any KaimonoCartRouting

  init(interactor: any KaimonoCartInteracting, router: any KaimonoCartRouting) {
    self.interactor = interactor
    self.router = router
    isLoadingCart = interactor.select { $0.loading == .underWay }
    loadingError = interactor.select { Self.loadingMessage($0.loading) }
    isOrderProcessing = interactor.select(\.isOrdering)
    cartProducts = interactor.select { $0.cart?.products ?? [] }
    payment = interactor.select { $0.cart?.payment ?? "" }
    pickupName = interactor.select { $0.cart?.pickupPlace ?? "" }
    pickupDay = interactor.select { Self.text(of: $0.cart?.pickupDay) }
    total = interactor.select { "合計 \($0.cart?.total ?? Yen(0))" }
    canOrder = interactor.select { $0.cart?.products.isEmpty == false }
    orderError = interactor.select { Self.orderMessage($0.orderEnd) }
    isOrderDone = interactor.select { Self.isPlaced($0.orderEnd) }
  }

  func start() {
    interactor.start()
  }

  func reload() {
    interactor.reload()
  }

  func changeQuantity(_ quantity: Int, productID: CartProduct.ID) {
    interactor.changeQuantity(quantity, productID: productID)
  }

  func order() {
    interactor.order()
  }

  func showProduct(_ productID: CartProduct.ID) {
    router.showProduct(productID)
  }

  func showPayment() {
    router.showPayment()
  }

  func showPickupPlace() {
    router.showPickupPlace()
  }

  func showDeliveryTutorial() {
    router.showDeliveryTutorial()
  }

  func showTermsAndLaw() {
    router.showTermsAndLaw()
  }

  func showFAQ() {
    router.showFAQ()
  }

  private static func loadingMessage(_ loading: KaimonoCartState.Loading) -> String? {
    guard case .failed(let error) = loading else { return nil }
    return message(error)
  }

  private static func orderMessage(_ end: OrderEnd?) -> String? {
    guard case .failed(let error) = end else { return nil }
    return message(error)
  }

  private static func isPlaced(_ end: OrderEnd?) -> Bool {
    if case .placed = end { true } else { false }
  }

  private static func message(_ error: KaimonoError) -> String {
    switch error {
    case .soldOut: "売り切れの商品があります"
    case .deadlinePassed: "注文の締切を過ぎました"
    case .paymentRefused: "お支払いができませんでした"
    case .notKept: "注文を始められませんでした。端末の空き容量を確認してください"
    case .unread: "前のご注文を確認できませんでした。もう一度お試しください"
    case .offline, .timedOut, .server, .cancelled, .data, .voided: "通信できませんでした。もう一度お試しください"
    }
  }

  private static func text(of day: PickupDay?) -> String {
    day.map { "受け取り日 \($0.year)年\($0.month)月\($0.day)日" } ?? ""
  }
}
