import Errands
import Observation2
import StateStore
import StateStoreTesting
import Testing

@MainActor @Suite struct ErrandListReducerTests {
  private let gateway = ErrandsGatewayDouble()
  private let store: TestStore<ErrandListState, ErrandListAction>

  /// A list of two errands.
  init() {
    let page = ErrandPage([Errand(id: 3), Errand(id: 2)], hasMore: true)
    var state = ErrandListState()
    state.list.finish(with: ErrandList().adding(page))
    store = TestStore(
      initial: state,
      reducer: .errandList(gateway),
      clock: VirtualTime(),
      report: report
    )
  }

  @Test func `the server deletes an errand once the time to undo is over`() async {
    await store.send(.delete(3)) { _ = $0.list.value?.remove(3) }
    await store.advance(by: .milliseconds(4_999))
    #expect(gateway.calls.isEmpty)
    await store.advance(by: .milliseconds(1))
    await store.receive(.confirm(Errand(id: 3))) { $0.list.value?.confirm(Errand(id: 3)) }
    #expect(gateway.calls == [.delete(3)])
    await store.finish()
  }

  @Test func `the server does not know of a deletion that was undone`() async {
    await store.send(.delete(3)) { _ = $0.list.value?.remove(3) }
    await store.send(.undo) { _ = $0.list.value?.undo() }
    await store.advance(by: .seconds(10))
    #expect(gateway.calls.isEmpty)
    await store.finish()
  }

  @Test func `an errand that the server cannot delete comes back`() async {
    gateway.error = .server
    await store.send(.delete(2)) { _ = $0.list.value?.remove(2) }
    await store.advance(by: .seconds(5))
    await store.receive(.confirm(Errand(id: 2))) { $0.list.value?.confirm(Errand(id: 2)) }
    await store.receive(.deletionFailed(Errand(id: 2), .server)) {
      $0.list.value?.restore(Errand(id: 2))
      $0.list.fail(with: .server)
    }
    await store.finish()
  }

  @Test func `the next page begins after the last errand, and is requested once`() async {
    gateway.page = [Errand(id: 1)]
    await store.send(.more) { $0.list.begin() }
    let page = ErrandPage([Errand(id: 1)], before: 2, hasMore: true)
    await store.receive(.loaded(page)) {
      $0.list.finish(with: $0.list.value?.adding(page))
    }
    #expect(gateway.calls == [.page(before: 2)])
    await store.finish()
  }
}
