import Observation2
import Observation2Testing
import ScenesHeadless
import StateStore
import StateStoreTesting
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct ChoicesReducerTests {
  private let time = VirtualTime()
  private let app: ChoiceServices

  init() {
    app = ChoiceServices(time)
  }

  private func store(_ state: ChoicesState) -> TestStore<ChoicesState, ChoicesAction> {
    let reducer = Reducer.choices(app.shop, app.orders, app.choices)
    return TestStore(initial: state, reducer: reducer, clock: time) { message, _, _, _, _ in
      Issue.record("\(message)")
    }
  }

  private func loaded() -> ChoicesState {
    ChoicesState(subject: .payment, choices: Loadable(.payments(chosen: 1)))
  }

  @Test func `loaded choices replace the failure before`() async {
    var failed = ChoicesState(subject: .payment)
    failed.choices.fail(with: .connection(.offline))
    let store = store(failed)
    await store.send(.load) { $0.choices.begin() }
    await store.receive(.loaded(.payments(chosen: 1))) {
      $0.choices.finish(with: .payments(chosen: 1))
    }
    await store.finish()
  }

  @Test func `a failure to load is kept as it is`() async {
    app.shop.network.failNext(.offline)
    let store = store(ChoicesState(subject: .payment))
    await store.send(.load)
    await store.receive(.loadingFailed(.connection(.offline))) {
      $0.choices.fail(with: .connection(.offline))
    }
    await store.finish()
  }

  @Test(arguments: [(2, true, false), (2, false, true), (9, false, false)])
  func `nothing is saved while it must not be, even if a view lets the tap through`(
    id: Int,
    isSaving: Bool,
    isOrdering: Bool
  ) async {
    var state = loaded()
    (state.isSaving, state.isOrdering) = (isSaving, isOrdering)
    let store = store(state)
    await store.send(.choose(id))
    await store.finish()
    #expect(app.shop.network.requests == [])
  }

  @Test func `it is done when the shop has what was chosen`() async {
    let store = store(loaded())
    let end = KaimonoChoiceService.End(
      subject: .payment,
      id: 2,
      answer: .success(.payments(chosen: 2))
    )
    await store.send(.savingEnded(end)) {
      $0.choices.value = .payments(chosen: 2)
      $0.isDone = true
    }
    await store.finish()
  }

  @Test func `a choice that the shop no longer has is refused`() async {
    let store = store(loaded())
    let left = KaimonoChoices(all: [KaimonoChoices.payments(chosen: 1).all[0]], chosenID: 1)
    let end = KaimonoChoiceService.End(subject: .payment, id: 2, answer: .success(left))
    await store.send(.savingEnded(end)) {
      $0.choices.value = left
      $0.failure = .refused
    }
    await store.send(.choose(1)) { $0.failure = nil }
    await store.finish()
  }

  @Test func `a choice that could not be saved leaves the earlier one`() async {
    let store = store(loaded())
    let end = KaimonoChoiceService.End(subject: .payment, id: 2, answer: .failure(.timedOut))
    await store.send(.savingEnded(end)) { $0.failure = .connection(.timedOut) }
    await store.finish()
  }
}
