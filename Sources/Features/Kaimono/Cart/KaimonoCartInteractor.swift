import Observation2
import StateStore

/// Makes the cart's decisions: owns the store of its state, and turns calls into actions.
///
/// An order is the current cart; once the order service has it, it belongs to the app, and the store
/// watches for its end. `KaimonoCartReducer.swift` defines the effect of each action.
final class KaimonoCartInteractor: KaimonoCartInteracting {
  private let store: Store<KaimonoCartState, KaimonoCartAction>

  init(gateway: any KaimonoGateway, orders: KaimonoOrderService, clock: any AppClock) {
    store = Store(initial: KaimonoCartState(), reducer: .cart(gateway, orders), clock: clock)
  }

  func start() {
    store.send(.watchOrders)
    store.send(.load)
  }

  func reload() {
    store.send(.load)
  }

  func changeQuantity(_ quantity: Int, productID: CartProduct.ID) {
    store.send(.changeQuantity(quantity, productID: productID))
  }

  func order() {
    store.send(.order)
  }

  func select<Value: Equatable>(
    _ derive: @escaping @MainActor (KaimonoCartState) -> Value
  ) -> Driver<Value> {
    store.select(derive)
  }
}
