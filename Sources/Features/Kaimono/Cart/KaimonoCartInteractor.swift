import Observation2

/// Decides for the cart: holds its state, loads it, and hands orders to the order service.
///
/// 4 of 7: an order is the cart as it stands; from the service on it belongs to the app, and this
/// watches what becomes of it.
final class KaimonoCartInteractor: KaimonoCartInteracting {
  private let gateway: any KaimonoGateway
  private let orders: KaimonoOrderService
  private let clock: any AppClock
  private let relay = BehaviorRelay(value: KaimonoCartState())
  private let loading = SerialDisposable()
  private let disposeBag = DisposeBag()

  var state: Driver<KaimonoCartState> { relay.asDriver() }

  init(gateway: any KaimonoGateway, orders: KaimonoOrderService, clock: any AppClock) {
    self.gateway = gateway
    self.orders = orders
    self.clock = clock
  }

  /// Takes up an order that is under way, or else loads the cart.
  func start() {
    loading.disposed(by: disposeBag)
    orders.phase
      .drive(with: self) { interactor, phase in interactor.follow(phase) }
      .disposed(by: disposeBag)
    if relay.value.cart == nil { reload() }
  }

  /// Loads the cart.
  ///
  /// Before that it learns what became of an order whose answer was lost, so that the cart is not
  /// shown as if nothing had been ordered.
  func reload() {
    change { $0.loading = .underWay }
    loading.disposable = clock.run { [weak self, gateway, orders] in
      do throws(KaimonoError) {
        try await orders.settle()
        let cart = try await gateway.cart()
        self?.show(cart)
      } catch .cancelled {
        return
      } catch {
        self?.change { $0.loading = .failed(error) }
      }
    }
  }

  func changeQuantity(_ quantity: Int, productID: CartProduct.ID) {
    guard !relay.value.isOrdering else { return }
    orders.chosenQuantities[productID] = quantity
    change { state in
      state.cart?.setQuantity(quantity, of: productID)
      state.orderEnd = nil
    }
  }

  func order() {
    guard let cart = relay.value.cart, !cart.products.isEmpty else { return }
    orders.place(cart)
  }

  private func show(_ cart: KaimonoCart) {
    var cart = cart
    for (productID, quantity) in orders.chosenQuantities {
      cart.setQuantity(quantity, of: productID)
    }
    change { state in
      state.cart = cart
      state.loading = .done
    }
  }

  private func follow(_ phase: KaimonoOrderService.Phase) {
    switch phase {
    case .idle: break
    case .underWay(let order):
      loading.disposable = nil
      change { state in
        state.isOrdering = true
        state.orderEnd = nil
        state.cart = order.cart
        state.loading = .done
      }
    case .ended(let end):
      change { state in
        state.isOrdering = false
        state.orderEnd = end
        state.cart?.follow(end)
      }
      orders.acknowledge()
    }
  }

  private func change(_ change: (inout KaimonoCartState) -> Void) {
    var state = relay.value
    change(&state)
    relay.accept(state)
  }
}

extension KaimonoCart {
  /// Becomes what the end of an order makes of it.
  fileprivate mutating func follow(_ end: KaimonoCartState.OrderEnd) {
    switch end {
    case .placed: products = []
    case .failed(.soldOut(let productIDs)):
      for index in products.indices {
        products[index].isSoldOut = productIDs.contains(products[index].id)
      }
    case .failed(.deadlinePassed(next: let next?)): pickupDay = next
    case .failed: break
    }
  }
}
