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
    await store.receive(.loaded([])) {
      $0.orders = []
      $0.loading = .done
    }
    await store.finish()
  }

  @Test func `a failure leaves what is known`() async {
    app.shop.network.failNext(.offline)
    let known = [PlacedOrder.sample()]
    let store = store(PlacedOrdersState(subject: .all, loading: .done, orders: known))
    await store.send(.load) { $0.loading = .underWay }
    await store.receive(.loadingFailed(.connection(.offline))) {
      $0.loading = .failed(.connection(.offline))
    }
    await store.finish()
  }

  @Test(
    arguments: [
      (.underWay, nil, true, false), (.underWay, [], false, true), (.done, [], false, true),
      (.underWay, [.sample()], false, false), (.failed(.connection(.offline)), nil, false, false),
    ] as [(KaimonoLoading, [PlacedOrder]?, Bool, Bool)]
  )
  func `it is loading until something is known, and empty only if the shop says so`(
    loading: KaimonoLoading,
    orders: [PlacedOrder]?,
    isLoading: Bool,
    isEmpty: Bool
  ) {
    let state = PlacedOrdersState(subject: .all, loading: loading, orders: orders)
    #expect(state.isLoading == isLoading)
    #expect(state.isEmpty == isEmpty)
  }
}
