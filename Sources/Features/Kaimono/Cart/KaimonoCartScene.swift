import Observation2
import Scenes
import ScenesHeadless

/// The cart: shows the products to buy, and orders them.
///
/// ```
/// Gateway ──► OrderService ──► Interactor ──► Presenter ───────► Scene ──► DataSource ──► View
///    ▲  answers  │   ▲   phase    │  ▲  state   │ │ ▲   drivers   │ ▲       rx[\.…]        │
///    └───────────┘   └── order ───┘  └─ calls ──┘ │ └── inputs ───┘ └── delegate (weak) ───┘
///                                                 └─► Router ┄┄► other scenes
/// ```
/// Data goes right, events come left. An order starts in the view with a tap and goes left to the
/// gateway, and its end comes back the same way. The order service and the gateway belong to the app
/// and outlive the scene.
///
/// This file contains the contracts between the parts of the scene, and their wiring.
final class KaimonoCartScene: SceneHost {
  private(set) var view: KaimonoCartView
  private let presenter: any KaimonoCartPresenting
  private let router: any KaimonoCartRouting
  private let log: EventLog
  private let disposeBag = DisposeBag()

  var navigationRouter: (any SceneRouter)? { router }

  init(
    presenter: any KaimonoCartPresenting,
    router: any KaimonoCartRouting,
    log: EventLog
  ) {
    self.presenter = presenter
    self.router = router
    self.log = log
    view = KaimonoCartView(dataSource: KaimonoCartView.DataSource())
    view.delegate = self
  }

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - gateway: The way to the shop.
  ///   - orders: The app's order service, which outlives the scene.
  ///   - clock: The clock for loading.
  ///   - log: Records the view's delegate calls.
  /// - Returns: The scene, wired.
  static func build(
    gateway: any KaimonoGateway,
    orders: KaimonoOrderService,
    clock: any AppClock,
    log: EventLog = EventLog()
  ) -> KaimonoCartScene {
    let interactor = KaimonoCartInteractor(gateway: gateway, orders: orders, clock: clock)
    let router = KaimonoCartRouter()
    let presenter = KaimonoCartPresenter(interactor: interactor, router: router)
    return KaimonoCartScene(presenter: presenter, router: router, log: log)
  }

  func viewDidLoad() {
    let target = view.dataSource.rx
    presenter.isLoadingCart.drive(target[\.isLoadingCart]).disposed(by: disposeBag)
    presenter.loadingError.drive(target[\.loadingError]).disposed(by: disposeBag)
    presenter.isOrderProcessing.drive(target[\.isOrderProcessing]).disposed(by: disposeBag)
    presenter.cartProducts.drive(target[\.cartProducts]).disposed(by: disposeBag)
    presenter.payment.drive(target[\.payment]).disposed(by: disposeBag)
    presenter.pickupName.drive(target[\.pickupName]).disposed(by: disposeBag)
    presenter.pickupDay.drive(target[\.pickupDay]).disposed(by: disposeBag)
    presenter.total.drive(target[\.total]).disposed(by: disposeBag)
    presenter.canOrder.drive(target[\.canOrder]).disposed(by: disposeBag)
    presenter.orderError.drive(target[\.orderError]).disposed(by: disposeBag)
    presenter.isOrderDone.drive(target[\.isOrderDone]).disposed(by: disposeBag)
    presenter.start()
  }
}

extension KaimonoCartScene: KaimonoCartViewDelegate {
  func kaimonoCartViewDidTapProductTile(productID: CartProduct.ID) {
    log.recordCall(["productID": "\(productID)"])
    presenter.showProduct(productID)
  }

  func kaimonoCartViewDidChangeQuantity(_ quantity: Int, productID: CartProduct.ID) {
    log.recordCall(["quantity": "\(quantity)", "productID": "\(productID)"])
    presenter.changeQuantity(quantity, productID: productID)
  }

  func kaimonoCartViewDidTapPayment() {
    log.recordCall()
    presenter.showPayment()
  }

  func kaimonoCartViewDidTapPickupName() {
    log.recordCall()
    presenter.showPickupPlace()
  }

  func kaimonoCartViewDidTapDeliveryTutorial() {
    log.recordCall()
    presenter.showDeliveryTutorial()
  }

  func kaimonoCartViewDidTapTermsAndLaw() {
    log.recordCall()
    presenter.showTermsAndLaw()
  }

  func kaimonoCartViewDidTapFAQ() {
    log.recordCall()
    presenter.showFAQ()
  }

  func kaimonoCartViewDidTapRetryButton() {
    log.recordCall()
    presenter.reload()
  }

  func kaimonoCartViewDidTapOrderButton() {
    log.recordCall()
    presenter.order()
  }
}

/// The presenter's outputs and inputs, as the scene uses them.
protocol KaimonoCartPresenting: ScenePresenter {
  var isLoadingCart: Driver<Bool> { get }
  var loadingError: Driver<String?> { get }
  var isOrderProcessing: Driver<Bool> { get }
  var cartProducts: Driver<[CartProduct]> { get }
  var payment: Driver<String> { get }
  var pickupName: Driver<String> { get }
  var pickupDay: Driver<String> { get }
  var total: Driver<String> { get }
  var canOrder: Driver<Bool> { get }
  var orderError: Driver<String?> { get }
  var isOrderDone: Driver<Bool> { get }

  func start()
  func reload()
  func changeQuantity(_ quantity: Int, productID: CartProduct.ID)
  func order()
  func showProduct(_ productID: CartProduct.ID)
  func showPayment()
  func showPickupPlace()
  func showDeliveryTutorial()
  func showTermsAndLaw()
  func showFAQ()
}

/// The interactor's state and calls, as the presenter uses them.
protocol KaimonoCartInteracting: SceneInteractor {
  func start()
  func reload()
  func changeQuantity(_ quantity: Int, productID: CartProduct.ID)
  func order()

  /// A value derived from the cart's state: the current one, then each different one.
  func select<Value: Equatable>(
    _ derive: @escaping @MainActor (KaimonoCartState) -> Value
  ) -> Driver<Value>
}

/// The scenes to which the cart leads.
protocol KaimonoCartRouting: SceneRouter {
  func showProduct(_ productID: CartProduct.ID)
  func showPayment()
  func showPickupPlace()
  func showDeliveryTutorial()
  func showTermsAndLaw()
  func showFAQ()
}
