import Observation2
import Scenes
import StateStore

/// Formats the interactor's state for the view of a shop, and turns the person's gestures into the
/// interactor's actions or the routes that it wants.
final class ShopPresenter: ScenePresenter {
  private let interactor: any SceneInteractor<OffersState, OffersAction>
  private let routing: any SceneRouting<KaimonoRoute>
  private let log: EventLog

  init(
    interactor: any SceneInteractor<OffersState, OffersAction>,
    routing: any SceneRouting<KaimonoRoute>,
    log: EventLog = EventLog()
  ) {
    self.interactor = interactor
    self.routing = routing
    self.log = log
  }

  /// A shop has its own; products to choose from are the ingredients of something.
  var title: Driver<String> { interactor.select { $0.shopName ?? "材料を買う" } }
  var isLoading: Driver<Bool> { interactor.select(\.products.isLoading) }
  var loadingError: Driver<String?> {
    interactor.select { $0.products.failure.map(KaimonoWords.message) }
  }
  var isNotFound: Driver<Bool> { interactor.select(\.isNotFound) }
  var products: Driver<[ShopProduct]> { interactor.select { $0.products.value ?? [] } }
  var canAdd: Driver<Bool> { interactor.select { !$0.isOrdering } }
  var badge: Driver<Int> { interactor.select(\.badge) }

  func start() {
    interactor.send(.start)
  }

  /// Days, prices and stock may be others when a person comes back to the app.
  func comeBack() {
    interactor.send(.refresh)
  }
}

extension ShopPresenter: KaimonoShopDetailViewDelegate {
  func kaimonoShopDetailViewDidTapRetryButton() {
    log.recordCall()
    interactor.send(.load)
  }

  func kaimonoShopDetailViewDidTapProductImage(productID: CartProduct.ID) {
    log.recordCall(["productID": "\(productID)"])
    routing.push(.product(productID))
  }

  func kaimonoShopDetailViewDidTapAddToCartButton(productID: CartProduct.ID) {
    log.recordCall(["productID": "\(productID)"])
    interactor.send(.addToCart(productID))
  }

  func kaimonoShopDetailViewDidTapCartButton() {
    log.recordCall()
    routing.push(.cart)
  }
}
