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

  @Test func `what is loaded replaces the failure before`() async {
    let failed = KaimonoCartState(loading: .failed(.connection(.offline)))
    let store = store(KaimonoGatewayScript(), failed)
    await store.send(.load) { $0.loading = .underWay }
    await store.receive(.loaded(.sample())) {
      $0.cart = .sample()
      $0.loading = .done
    }
    await store.finish()
  }

  @Test func `a failure to load is kept as it is`() async {
    let store = store(KaimonoGatewayScript(carts: [.failure(.connection(.server))]))
    await store.send(.load)
    await store.receive(.loadingFailed(.connection(.server))) {
      $0.loading = .failed(.connection(.server))
    }
    await store.finish()
  }

  @Test func `an order that is under way shows what it orders, and ends the loading`() async {
    let shop = EmbeddedKaimonoGateway(clock: time)
    shop.network.latency = .seconds(1)
    let store = store(shop)
    await store.send(.load)
    await store.send(.orderMoved(.underWay(order))) {
      $0 = KaimonoCartState(loading: .done, cart: .sample([.salt]), isOrdering: true)
    }
    await store.finish()
  }

  @Test func `while an order is under way nothing is loaded and no quantity changes`() async {
    let gateway = KaimonoGatewayScript()
    let ordering = KaimonoCartState(loading: .done, cart: .sample(), isOrdering: true)
    let store = store(gateway, ordering)
    await store.send(.load)
    await store.send(.refresh)
    await store.send(.changeQuantity(5, productID: 101))
    await store.finish()
    #expect(gateway.events == [])
  }

  @Test func `the end of an order is told until the cart changes`() async {
    let store = store(KaimonoGatewayScript(), KaimonoCartState(cart: .sample(), isOrdering: true))
    await store.send(.orderMoved(.ended(.failed(.refusal(.paymentRefused))))) {
      $0.isOrdering = false
      $0.orderEnd = .failed(.refusal(.paymentRefused))
    }
    await store.send(.changeQuantity(1, productID: 101)) {
      $0.cart?.setQuantity(1, of: 101)
      $0.orderEnd = nil
    }
    await store.finish()
  }
}
