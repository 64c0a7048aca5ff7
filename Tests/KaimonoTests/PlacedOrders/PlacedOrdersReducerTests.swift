import Observation2
import Observation2Testing
import ScenesHeadless
import StateStore
import StateStoreTesting
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct PlacedOrdersReducerTests {
  private let time = VirtualTime()
  private let app: ChoiceServices

  init() {
    app = ChoiceServices(time)
  }

  private func store(
    _ state: PlacedOrdersState
  ) -> TestStore<PlacedOrdersState, PlacedOrdersAction> {
    let reducer = Reducer.placedOrders(app.shop, app.orders, app.shop)
    return TestStore(initial: state, reducer: reducer, clock: time) { message, _, _, _, _ in
      Issue.record("\(message)")
    }
  }

  @Test func `an order that is not there is none`() async {
    let store = store(PlacedOrdersState(subject: .one(7)))
    await store.send(.load)
    await store.receive(.loaded([])) { $0.orders.finish(with: []) }
    await store.finish()
  }

  @Test func `a failure leaves what is known`() async {
    app.shop.network.failNext(.offline)
    let known = [PlacedOrder.sample()]
    let store = store(PlacedOrdersState(subject: .all, orders: Loadable(known)))
    await store.send(.load) { $0.orders.begin() }
    await store.receive(.loadingFailed(.connection(.offline))) {
      $0.orders.fail(with: .connection(.offline))
    }
    await store.finish()
  }

  @Test func `it is loading until something is known, and empty only if the shop says so`() {
    var state = PlacedOrdersState(subject: .all)
    #expect(state.isLoading && !state.isEmpty)
    state.orders.fail(with: .connection(.offline))
    #expect(!state.isLoading && !state.isEmpty)
    state.orders.finish(with: [])
    #expect(!state.isLoading && state.isEmpty)
    state.orders.begin()
    #expect(!state.isLoading && state.isEmpty)
    state.orders.value = [.sample()]
    #expect(!state.isLoading && !state.isEmpty)
  }
}
