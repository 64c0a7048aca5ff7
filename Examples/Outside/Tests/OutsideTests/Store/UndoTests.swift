import Observation2
import Outside
import StateStore
import Testing

@MainActor @Suite struct UndoTests {
  private let undo = Undo<Tally, TallyAction>()
  private let bag = DisposeBag()

  private func makeStore() -> Store<Tally, TallyAction> {
    Store(
      initial: Tally(),
      reducer: .tally,
      clock: VirtualTime(),
      middleware: [undo.middleware]
    )
  }

  @Test func `each step goes back by one, and those who watch are told once`() {
    let store = makeStore()
    var seen: [Int] = []
    store.driver(\.cups).drive { seen.append($0) }.disposed(by: bag)
    store.send(.drink)
    store.send(.drink)
    undo.undo()
    undo.undo()
    undo.undo()
    #expect(seen == [0, 1, 2, 1, 0])
    #expect(!undo.canUndo)
  }

  @Test func `a state that somebody else has put in place is a step too`() {
    let store = makeStore()
    store.send(.drink)
    store.replaceState(with: Tally(cups: 9))
    undo.undo()
    #expect(store.state.cups == 1)
  }

  @Test func `asked for by an observer it undoes what is newest at its turn`() {
    let store = makeStore()
    var hasAsked = false
    store.driver(\.cups).drive { [undo] cups in
      guard cups == 1, !hasAsked else { return }
      hasAsked = true
      store.send(.drink)
      undo.undo()
    }
    .disposed(by: bag)
    store.send(.drink)
    // 0, 1, then 2 in the queue before the undo: back to 1.
    #expect(store.state.cups == 1)
  }
}
