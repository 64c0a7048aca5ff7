import Observation2
import Outside
import StateStore
import Testing

@MainActor @Suite struct ActionCountsTests {
  @Test func `actions, replacements and changes of what is shown are counted`() {
    let counts = ActionCounts<Tally, TallyAction, Int>(shown: \.cups)
    let store = Store(
      initial: Tally(),
      reducer: .tally,
      clock: VirtualTime(),
      middleware: [counts.middleware]
    )
    store.send(.clear)
    store.send(.drink)
    store.replaceState(with: Tally(cups: 9))
    #expect(counts.actions == [.outside: 2])
    #expect(counts.replacements == 1)
    #expect(counts.changes == 2)
  }

  @Test func `it does not keep the store`() {
    let counts = ActionCounts<Tally, TallyAction, Int>(shown: \.cups)
    weak var store: Store<Tally, TallyAction>?
    do {
      let made = Store(
        initial: Tally(),
        reducer: .tally,
        clock: VirtualTime(),
        middleware: [counts.middleware]
      )
      made.send(.drink)
      store = made
    }
    #expect(store == nil)
  }
}
