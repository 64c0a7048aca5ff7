import Observation2

@testable import Kaimono

final class KaimonoCartInteractorStub: KaimonoCartInteracting {
  enum Event: Equatable {
    case start
    case reload
    case quantity(Int, productID: CartProduct.ID)
    case order
  }

  let relay: BehaviorRelay<KaimonoCartState>
  private(set) var events: [Event] = []

  init(_ state: KaimonoCartState = KaimonoCartState()) {
    relay = BehaviorRelay(value: state)
  }

  convenience init(products: [CartProduct]) {
    self.init(KaimonoCartState(loading: .done, cart: .sample(products)))
  }

  func start() {
    events.append(.start)
  }

  func reload() {
    events.append(.reload)
  }

  func changeQuantity(_ quantity: Int, productID: CartProduct.ID) {
    events.append(.quantity(quantity, productID: productID))
  }

  func order() {
    events.append(.order)
  }

  func select<Value: Equatable>(
    _ derive: @escaping @MainActor (KaimonoCartState) -> Value
  ) -> Driver<Value> {
    relay.asDriver().map { derive($0) }.distinctUntilChanged()
  }
}
