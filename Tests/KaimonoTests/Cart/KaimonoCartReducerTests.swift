import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import StateStore
import StateStoreTesting
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct KaimonoCartReducerTests {
  private let time = VirtualTime()
  private let order = KaimonoOrder(key: OrderKey(value: 1), cart: .sample([.salt]))

  private func store(
    _ gateway: any KaimonoGateway,
    _ state: KaimonoCartState = KaimonoCartState()
  ) -> TestStore<KaimonoCartState, KaimonoCartAction> {
    let keys = OrderKeyGenerator(seed: 0)
    let orders = KaimonoOrderService(
      gateway: gateway,
      clock: time,
      keys: keys,
      storage: PendingOrderMemory()
    )
    let service = KaimonoCartService(orders: orders, storage: CartMemory())
    let reducer = Reducer.cart(gateway, orders, service)
    return TestStore(initial: state, reducer: reducer, clock: time, report: report)
  }

  private let report: FailureReporter = { message, _, _, _, _ in Issue.record("\(message)") }

  @Test func `a loaded cart replaces the failure before`() async {
    let header = KaimonoCart.sample().header
    let store = store(KaimonoGatewayScript(), .failed(.connection(.offline)))
    await store.send(.load) { $0.header.begin() }
    await store.receive(.loaded(header)) { $0.header.finish(with: header) }
    await store.finish()
  }

  @Test func `a failure to load is kept as it is`() async {
    let store = store(KaimonoGatewayScript(carts: [.failure(.connection(.server))]))
    await store.send(.load)
    await store.receive(.loadingFailed(.connection(.server))) {
      $0.header.fail(with: .connection(.server))
    }
    await store.finish()
  }

  @Test func `an order that is under way shows what it orders, and ends the loading`() async {
    let shop = EmbeddedKaimonoGateway(clock: time)
    shop.network.latency = .seconds(1)
    let store = store(shop)
    await store.send(.load)
    await store.send(.orderMoved(.underWay(order))) { $0.order = .underWay(order) }
    #expect(store.state.cart == order.cart)
    #expect(!store.state.isLoading)
    await store.finish()
  }

  @Test func `while an order is under way nothing is loaded and no quantity changes`() async {
    let gateway = KaimonoGatewayScript()
    let ordering = KaimonoCartState.loaded(order: .underWay(order))
    let store = store(gateway, ordering)
    await store.send(.load)
    await store.send(.refresh)
    await store.send(.changeQuantity(5, productID: 101))
    await store.finish()
    #expect(gateway.events == [])
  }

  @Test func `the end of an order is shown until the cart changes`() async {
    let refused = OrderEnd.failed(.refusal(.paymentRefused))
    let store = store(KaimonoGatewayScript(), .loaded(order: .underWay(order)))
    await store.send(.orderMoved(.ended(refused))) { $0.order = .ended(refused) }
    await store.send(.changeQuantity(1, productID: 101)) { $0.order = .idle }
    await store.finish()
  }

  @Test func `during an order its cart is shown, and after a refusal the person's own`() async {
    let store = store(KaimonoGatewayScript(), .loaded(order: .underWay(order)))
    var contents = KaimonoCartContents()
    contents.take([.carrot])
    await store.send(.contentsChanged(contents)) { $0.contents = contents }
    #expect(store.state.cart == order.cart)
    let refused = OrderEnd.failed(.refusal(.paymentRefused))
    await store.send(.orderMoved(.ended(refused))) { $0.order = .ended(refused) }
    #expect(store.state.cart == .sample([.carrot]))
    await store.finish()
  }

  @Test func `a cart opened during an order shows its pickup at the end, and loads`() async {
    let refused = OrderEnd.failed(.refusal(.deadlinePassed(next: .april3)))
    let moved = KaimonoCart.sample(pickupPlace: "下北沢商店街ステーション").header
    let gateway = KaimonoGatewayScript(carts: [
      .success(.sample(pickupPlace: moved.pickupPlace))
    ])
    let store = store(gateway, KaimonoCartState(order: .underWay(order)))
    await store.send(.orderMoved(.ended(refused))) {
      var header = order.cart.header
      header.pickupDay = .april3
      $0.header.finish(with: header)
      $0.order = .ended(refused)
    }
    await store.receive(.refresh)
    await store.receive(.loaded(moved)) { $0.header.finish(with: moved) }
    await store.finish()
  }
}
