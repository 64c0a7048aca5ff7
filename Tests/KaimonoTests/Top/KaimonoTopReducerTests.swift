import Observation2
import Observation2Testing
import ScenesHeadless
import StateStore
import StateStoreTesting
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct KaimonoTopReducerTests {
  private let time = VirtualTime()
  private let app: ChoiceServices

  init() {
    app = ChoiceServices(time)
  }

  private func store(
    _ state: KaimonoTopState = KaimonoTopState()
  ) -> TestStore<KaimonoTopState, KaimonoTopAction> {
    let reducer = Reducer.top(app.top, clock: time)
    return TestStore(initial: state, reducer: reducer, clock: time) { message, _, _, _, _ in
      Issue.record("\(message)")
    }
  }

  @Test func `a failure leaves what is known`() async {
    app.shop.network.failNext(.offline, times: 2)
    let known = KaimonoDeliveries(orders: 1, acceptable: [1])
    let store = store(KaimonoTopState(top: Loadable(.sample), deliveries: Loadable(known)))
    await store.send(.loadTop) { $0.top.begin() }
    await store.receive(.loadingFailed(.connection(.offline))) {
      $0.top.fail(with: .connection(.offline))
    }
    await store.send(.loadDeliveries) { $0.deliveries.begin() }
    await store.receive(.deliveriesFailed(.connection(.offline))) {
      $0.deliveries.fail(with: .connection(.offline))
    }
    await store.finish()
  }

  @Test func `each deadline passes in its turn, and without a day nothing is waited for`() async {
    let store = store()
    await store.send(.loaded(.sample)) { $0.top.finish(with: .sample) }
    await time.advance(by: .seconds(3_599))
    await time.advance(by: .seconds(1))
    await store.receive(.deadlinePassed) { $0.top.value?.pickupDays = [.april3] }
    await time.advance(by: .seconds(86_400))
    await store.receive(.deadlinePassed) { $0.top.value?.pickupDays = [] }
    await store.finish()
  }

  @Test func `an answer that was long on its way has no day that has passed`() async {
    await time.advance(by: .seconds(3_600))
    let store = store()
    await store.send(.loaded(.sample)) {
      $0.top.finish(with: .sample)
      $0.top.value?.pickupDays = [.april3]
    }
    await time.advance(by: .seconds(86_400))
    await store.receive(.deadlinePassed) { $0.top.value?.pickupDays = [] }
    await store.finish()
  }
}
