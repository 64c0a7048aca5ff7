import Observation2

/// Holds what a person has in the cart, for all scenes that show it or count it.
///
/// It belongs to the app and holds no scene. Each change is stored before ``choose(_:of:)`` returns, so
/// that an app that is killed at any moment has it again. If the device can't store it, it stays in
/// memory, and is stored with the next change.
@MainActor
final class KaimonoCartService {
  private let storage: any CartStorage
  private let relay: BehaviorRelay<KaimonoCartContents>
  private let disposeBag = DisposeBag()

  /// Creates the service for one run of the app, with what an earlier run has left.
  ///
  /// - Parameters:
  ///   - orders: The app's order service: an order that was placed empties the cart.
  ///   - storage: Stores the contents.
  init(orders: KaimonoOrderService, storage: any CartStorage) {
    self.storage = storage
    relay = BehaviorRelay(value: storage.contents)
    // Like an order under way, this outlives the scene that happens to be opened now.
    orders.ledger.watch {
      orders.phase.drive { [weak self] phase in
        if case .ended(.placed) = phase { self?.keep(KaimonoCartContents()) }
      }
      .disposed(by: disposeBag)
    }
  }

  /// What is in the cart: now, then each time that it is something else.
  var contents: Driver<KaimonoCartContents> { relay.asDriver().distinctUntilChanged() }

  /// How many things are in the cart.
  var badge: Driver<Int> { contents.map(\.badge).distinctUntilChanged() }

  /// Notes that the person has chosen a quantity; 0 takes the product out.
  func choose(_ quantity: Int, of productID: CartProduct.ID) {
    var contents = relay.value
    contents.choose(quantity, of: productID)
    keep(contents)
  }

  /// Takes over an answer of the shop.
  ///
  /// - Returns: The cart with the quantities that the person has chosen.
  func take(_ cart: KaimonoCart) -> KaimonoCart {
    // What could not be read at the start may be readable now.
    var contents = storage.read() ?? relay.value
    contents.take(cart.products)
    keep(contents)
    var cart = cart
    cart.products = contents.inCart
    return cart
  }

  /// Stores before it tells: what a scene shows is kept already.
  private func keep(_ contents: KaimonoCartContents) {
    storage.keep(contents)
    relay.accept(storage.contents)
  }
}
