import Observation2
import StateStore
import Testing

@MainActor @Suite struct SelectionTests {
  private let bag = DisposeBag()
  private let store = Store<Cart, CartAction>(
    initial: Cart(),
    reducer: .cart(),
    clock: VirtualTime()
  )

  @Test func `rule 30: only those whose slice changed are told`() {
    var log: [String] = []
    store.driver(\.total).drive { log.append("total \($0)") }.disposed(by: bag)
    store.driver(\.note).drive { log.append("note \($0)") }.disposed(by: bag)
    store.select(\.items.last).drive { log.append("last \($0 ?? 0)") }.disposed(by: bag)
    log = []
    store.send(.note("a"))
    store.send(.note("a"))
    store.send(.add(0))
    store.send(.add(5))
    #expect(log == ["note a", "last 0", "total 5", "last 5"])
  }

  @Test func `asking twice for a key path compares once`() {
    store.driver(\.total).drive { _ in }.disposed(by: bag)
    store.driver(\.total).drive { _ in }.disposed(by: bag)
    store.driver(\.note).drive { _ in }.disposed(by: bag)
    #expect(store.observedSlices == 2)
  }

  @Test func `a closure is called once per dispatch for all observers of its driver`() {
    var calls = 0
    let doubled = store.select { state in
      calls += 1
      return state.total * 2
    }
    var values: [Int] = []
    doubled.drive { values.append($0) }.disposed(by: bag)
    doubled.drive { values.append($0) }.disposed(by: bag)
    calls = 0
    store.send(.add(1))
    #expect(calls == 1)
    #expect(values == [0, 0, 2, 2])
  }

  @Test func `a slice that nobody observes costs nothing`() {
    var calls = 0
    let driver = store.select { state in
      calls += 1
      return state.total
    }
    let first = driver.drive { _ in }
    first.dispose()
    calls = 0
    store.send(.add(1))
    #expect(calls == 0)
    #expect(store.observedSlices == 0)
    var values: [Int] = []
    driver.drive { values.append($0) }.disposed(by: bag)
    #expect(values == [1])
  }

  @Test func `values that are not Equatable are compared by a closure`() {
    var values: [Int] = []
    store.select({ ($0.total, $0.note) }, by: { $0.0 == $1.0 })
      .drive { values.append($0.0) }
      .disposed(by: bag)
    store.send(.note("x"))
    store.send(.add(2))
    #expect(values == [0, 2])
  }

  @Test func `who joins in the middle of a delivery is told the new value once`() {
    var log: [String] = []
    let late = DisposeBag()
    store.driver(\.total).drive { [store] total in
      guard total == 1 else { return }
      store.driver(\.items.count).drive { log.append("late \($0)") }.disposed(by: late)
      store.driver(\.total).drive { log.append("later \($0)") }.disposed(by: late)
    }
    .disposed(by: bag)
    store.driver(\.items.count).drive { log.append("early \($0)") }.disposed(by: bag)
    store.send(.add(1))
    #expect(log == ["early 0", "early 1", "late 1", "later 1"])
  }

  @Test func `who leaves in the middle of a delivery is told nothing more`() {
    var log: [String] = []
    var second: (any Disposable)?
    store.driver(\.total).drive { if $0 == 1 { second?.dispose() } }.disposed(by: bag)
    second = store.driver(\.items.count).drive { log.append("second \($0)") }
    store.driver(\.items).drive { log.append("third \($0)") }.disposed(by: bag)
    store.send(.add(1))
    store.send(.add(1))
    #expect(log == ["second 0", "third []", "third [1]", "third [1, 1]"])
  }

  @Test func `many slices come and go`() {
    var open: [any Disposable] = []
    var told = 0
    for index in 0..<200 {
      open.append(store.select { $0.total + index }.drive { _ in told += 1 })
    }
    for index in stride(from: 0, to: 200, by: 2) { open[index].dispose() }
    told = 0
    store.send(.add(1))
    #expect(told == 100)
    #expect(store.observedSlices == 100)
    for subscription in open { subscription.dispose() }
    #expect(store.observedSlices == 0)
  }

  @Test func `a driver outlives its store and falls silent`() {
    var store: Store<Cart, CartAction>? = Store(
      initial: Cart(total: 4),
      reducer: .cart(),
      clock: VirtualTime()
    )
    let total = store?.driver(\.total)
    store = nil
    var values: [Int] = []
    total?.drive { values.append($0) }.disposed(by: bag)
    #expect(values == [4])
  }

  @Test func `a pulse tells every assignment, equal ones too, and not the first value`() {
    var toasts: [String?] = []
    store.send(.toast("before"))
    store.pulse(\.$toast).emit { toasts.append($0) }.disposed(by: bag)
    store.send(.toast("saved"))
    store.send(.add(1))
    store.send(.toast("saved"))
    #expect(toasts == ["saved", "saved"])
  }

  @Test func `a binding reads the state and writes through an action`() {
    let note = store.binding(\.note) { .note($0) }
    var values: [String] = []
    note.driver.drive { values.append($0) }.disposed(by: bag)
    note.wrappedValue = "milk"
    #expect(note.wrappedValue == "milk")
    #expect(values == ["", "milk"])
  }
}
