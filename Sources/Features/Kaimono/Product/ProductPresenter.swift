import Observation2
import Scenes
import StateStore

/// Formats the interactor's state for the view of a product, and turns the person's gestures into the
/// interactor's actions or the places that it wants.
final class ProductPresenter: ScenePresenter {
  private let interactor: any SceneInteractor<OffersState, OffersAction>
  private let routing: any ProductRouting
  private let log: EventLog

  init(
    interactor: any SceneInteractor<OffersState, OffersAction>,
    routing: any ProductRouting,
    log: EventLog = EventLog()
  ) {
    self.interactor = interactor
    self.routing = routing
    self.log = log
  }

  var isLoading: Driver<Bool> { interactor.select(\.products.isLoading) }
  var loadingError: Driver<String?> {
    interactor.select { $0.products.failure.map(KaimonoWords.message) }
  }
  var isNotFound: Driver<Bool> { interactor.select(\.isNotFound) }
  var product: Driver<ShopProduct?> { interactor.select { $0.products.value?.first } }
  var stock: Driver<String> { interactor.select { Self.stock(of: $0.products.value?.first) } }
  var canAdd: Driver<Bool> {
    interactor.select { !$0.isOrdering && $0.products.value?.first?.isForSale == true }
  }
  var badge: Driver<Int> { interactor.select(\.badge) }

  func start() {
    interactor.send(.start)
  }

  /// Days, prices and stock may be others when a person comes back to the app.
  func comeBack() {
    interactor.send(.refresh)
  }

  private static func stock(of product: ShopProduct?) -> String {
    guard let product else { return "" }
    if product.isSoldOut { return "売り切れ" }
    return product.isDelivered ? "在庫 \(product.stock)点" : "直近でお届けできる日を確認"
  }
}

extension ProductPresenter: ProductViewDelegate {
  func productViewDidTapRetryButton() {
    log.recordCall()
    interactor.send(.load)
  }

  func productViewDidTapAddToCartButton(productID: CartProduct.ID) {
    log.recordCall(["productID": "\(productID)"])
    interactor.send(.addToCart(productID))
  }

  func productViewDidTapRecipesButton(productName: String) {
    log.recordCall()
    routing.showRecipes(using: productName)
  }

  func productViewDidTapCartButton() {
    log.recordCall()
    routing.push(.cart)
  }
}
