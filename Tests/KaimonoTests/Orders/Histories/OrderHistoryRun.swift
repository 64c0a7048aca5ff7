import Observation2
import StateStore
import StorePersistence

@testable import Kaimono
@testable import KaimonoSimulation

/// One run of the app in a random history: the cart, the order service behind it, and their
/// gateway.
///
/// It can end before any of its steps, which are its changes of files and its requests.
@MainActor
final class OrderHistoryRun: KaimonoGateway {
  /// The state that the person sees, unchanged once the run has ended.
  private(set) var state = KaimonoCartState()
  private(set) var isAlive = true
  /// The number of steps before the run ends by itself, if it does.
  var stepsLeft: Int?
  /// The keys that the run has sent.
  private(set) var sent: [OrderKey] = []

  private let wire: OrderHistoryWire
  private let time: VirtualTime
  private let told: (_ before: KaimonoCartState, _ now: KaimonoCartState) -> Void
  private var orders: KaimonoOrderService?
  private var service: KaimonoCartService?
  private var cart: Store<KaimonoCartState, KaimonoCartAction>?
  private var watching: (any Disposable)?
  private let shop: any OrderHistoryShop

  init(
    _ wire: OrderHistoryWire,
    _ shop: any OrderHistoryShop,
    _ time: VirtualTime,
    told: @escaping (_ before: KaimonoCartState, _ now: KaimonoCartState) -> Void
  ) {
    self.wire = wire
    self.shop = shop
    self.time = time
    self.told = told
  }

  func launch(_ storage: PendingOrderFile, _ contents: CartFile, seed: UInt64) {
    let orders = KaimonoOrderService(
      gateway: self,
      clock: time,
      keys: OrderKeyGenerator(seed: seed),
      storage: storage
    )
    self.orders = orders
    service = KaimonoCartService(orders: orders, storage: contents)
    open()
  }

  /// Opens the cart, after leaving it if it is open.
  func open() {
    guard let orders, let service else { return }
    watching?.dispose()
    state = KaimonoCartState()
    let reducer = Reducer.cart(self, orders, service)
    let cart = Store(initial: KaimonoCartState(), reducer: reducer, clock: time)
    self.cart = cart
    watching = cart.select { $0 }.drive { [unowned self] now in
      guard isAlive else { return }
      let before = state
      state = now
      told(before, now)
    }
    cart.send(.start)
  }

  /// A Boolean value that indicates whether the person can order.
  var canOrder: Bool {
    isAlive && state.header.isLoaded && !state.isOrdering && state.cart?.products.isEmpty == false
  }

  func order() { cart?.send(.order) }

  func reload() { cart?.send(.load) }

  func changeQuantity() { cart?.send(.changeQuantity(3, productID: 101)) }

  /// Ends the run, as the system does.
  func end() {
    isAlive = false
    watching?.dispose()
    cart = nil
    orders = nil
    service = nil
  }

  /// Takes a step, unless the run has ended or ends now; returns whether it did.
  func takesStep() -> Bool {
    guard isAlive else { return false }
    guard let left = stepsLeft else { return true }
    stepsLeft = left - 1
    isAlive = left > 0
    return isAlive
  }

  @MainActor func cart() async throws(KaimonoConnectionError) -> KaimonoCart {
    try await ask { shop, now throws(KaimonoConnectionError) in try shop.cart(now: now) }
  }

  @MainActor func place(_ order: KaimonoOrder) async throws(KaimonoConnectionError) -> OrderAnswer {
    sent.append(order.key)
    return try await ask { [self] shop, now in
      do throws(KaimonoRefusal) {
        return .taken(try self.shop.place(order, in: &shop, now: now))
      } catch {
        return .refused(error)
      }
    }
  }

  @MainActor func resolve(_ key: OrderKey) async throws(KaimonoConnectionError) -> OrderReceipt? {
    try await ask { [self] shop, _ in self.shop.resolve(key, in: &shop) }
  }

  private func ask<Answer>(
    _ answer: @escaping (inout KaimonoShop, Duration) throws(KaimonoConnectionError) -> Answer
  ) async throws(KaimonoConnectionError) -> Answer {
    guard takesStep() else { throw .cancelled }
    return try await wire.ask(answer)
  }
}
