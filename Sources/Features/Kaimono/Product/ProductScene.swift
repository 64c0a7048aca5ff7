import Observation2
import Scenes
import ScenesStore
import StateStore

/// A product: what it costs and whether there is some, the way into the cart, and the recipes that use it.
///
/// The arrows are those of ``ShopScene``, whose interactor it shares: here it offers one product.
package final class ProductScene: SceneHost {
  let view: ProductView
  let navigationRouter: (any SceneRouter)?
  private let presenter: ProductPresenter
  private let disposeBag = DisposeBag()

  init(presenter: ProductPresenter, router: any SceneRouter) {
    self.presenter = presenter
    navigationRouter = router
    view = ProductView(delegate: presenter, dataSource: ProductView.DataSource())
  }

  func viewDidLoad() {
    let target = view.dataSource.rx
    presenter.isLoading.drive(target[\.isLoading]).disposed(by: disposeBag)
    presenter.loadingError.drive(target[\.loadingError]).disposed(by: disposeBag)
    presenter.isNotFound.drive(target[\.isNotFound]).disposed(by: disposeBag)
    presenter.product.drive(target[\.product]).disposed(by: disposeBag)
    presenter.stock.drive(target[\.stock]).disposed(by: disposeBag)
    presenter.canAdd.drive(target[\.canAdd]).disposed(by: disposeBag)
    presenter.badge.drive(target[\.badge]).disposed(by: disposeBag)
    presenter.start()
  }

  func willEnterForeground() {
    presenter.comeBack()
  }

  /// Builds the scene.
  ///
  /// - Parameters:
  ///   - id: The product's identifier.
  ///   - gateway: The way to the shop.
  ///   - orders: The app's order service, which outlives the scene.
  ///   - cart: The app's cart service, which outlives the scene.
  ///   - notices: The shop's push messages.
  ///   - exits: Where a product leads to beyond the feature.
  ///   - clock: The clock for loading.
  ///   - log: Records the view's delegate calls.
  /// - Returns: The scene, wired.
  static func build(
    _ id: CartProduct.ID,
    gateway: any KaimonoGateway,
    orders: KaimonoOrderService,
    cart: KaimonoCartService,
    notices: any ShopNotices,
    exits: KaimonoExits,
    clock: any AppClock,
    log: EventLog = EventLog()
  ) -> ProductScene {
    let state = OffersState(subject: .products([id]))
    let reducer = Reducer.offers(gateway, orders, cart, notices.offersChanged)
    let store = Store(initial: state, reducer: reducer, clock: clock)
    let router = ProductRouter(exits)
    let presenter = ProductPresenter(interactor: store, routing: router, log: log)
    return ProductScene(presenter: presenter, router: router)
  }
}
