import Foundation
import Observation2
import StateStore
import Testing

@MainActor @Suite struct SelectionTests {
  private let bag = DisposeBag()
  private let time: VirtualTime
  private let store: Store<Cart, CartAction>

  init() {
    time = VirtualTime()
    store = Store(initial: Cart(), reducer: .cart(), clock: time)
  }

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

  @Test func `who comes to a slice in a batch is compared with two others at most`() {
    var comparisons = 0
    let total = store.select(\.total) {
      comparisons += 1
      return $0 == $1
    }
    var told = 0
    store.batch {
      for amount in 1...200 {
        store.send(.add(amount))
        total.drive { _ in told += 1 }.disposed(by: bag)
      }
    }
    #expect(told == 399)
    #expect(comparisons <= 600)
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

  @Test func `a join made by an effect gets slices of one moment, once`() {
    var log: [String] = []
    var join: () -> Void = {}
    let store = Store<Cart, Int>(initial: Cart(), clock: time) { state, amount in
      state.total += amount
      state.items.append(amount)
      return .perform { join() }
    }
    join = { [bag, weak store] in
      guard let store else { return }
      Driver<String>.combineLatest(store.driver(\.total), store.driver(\.items)) { "\($0) \($1)" }
        .drive { log.append($0) }
        .disposed(by: bag)
      join = {}
    }
    store.driver(\.total).drive { _ in }.disposed(by: bag)
    store.send(1)
    #expect(log == ["1 [1]"])
    store.send(2)
    #expect(log == ["1 [1]", "3 [1, 2]"])
  }

  @Test func `a join made in a batch gets slices of one moment, and later changes once`() {
    var log: [String] = []
    var early: [Int] = []
    store.driver(\.total).drive { early.append($0) }.disposed(by: bag)
    store.batch {
      store.send(.add(1))
      Driver<String>.combineLatest(store.driver(\.total), store.driver(\.items)) { "\($0) \($1)" }
        .drive { log.append($0) }
        .disposed(by: bag)
    }
    #expect(log == ["1 [1]"])
    store.batch { store.send(.add(2)) }
    #expect(log == ["1 [1]", "3 [1, 2]"])
    #expect(early == [0, 1, 3])
  }

  @Test func `who joins in a batch is told if the value goes back to what others know`() {
    var early: [Int] = []
    var late: [Int] = []
    let total = store.driver(\.total)
    total.drive { early.append($0) }.disposed(by: bag)
    store.batch {
      store.send(.add(1))
      total.drive { late.append($0) }.disposed(by: bag)
      total.drive { _ in }.disposed(by: bag)
      #expect(store.observedSlices == 2)
      store.send(.add(-1))
    }
    #expect(early == [0])
    #expect(late == [1, 0])
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

  @Test func `a pulse tells every assignment of a batch, and of a reduction`() {
    let store = Store<Cart, [String]>(initial: Cart(), clock: time) { state, toasts in
      for toast in toasts { state.toast = toast }
      return .none
    }
    var toasts: [String?] = []
    store.send(["before"])
    store.pulse(\.$toast).emit { toasts.append($0) }.disposed(by: bag)
    store.send(["a", "b"])
    let other = self.store
    store.batch {
      store.send(["c"])
      other.send(.toast("elsewhere"))
      store.send(["d", "d"])
      store.pulse(\.$toast).emit { toasts.append("late \($0 ?? "")") }.disposed(by: bag)
      store.send(["e"])
    }
    #expect(toasts == ["a", "b", "c", "d", "d", "e", "late e"])
  }

  @Test
  func `a pulse tells what is assigned after its struct was replaced, and not the first value`() {
    let store = Store<Cart, String?>(initial: Cart(), clock: time) { state, toast in
      state = Cart(toast: "first")
      if let toast { state.toast = toast }
      return .none
    }
    var toasts: [String?] = []
    store.pulse(\.$toast).emit { toasts.append($0) }.disposed(by: bag)
    for toast in ["a", nil, "b", "b", nil] { store.send(toast) }
    #expect(toasts == ["a", "b", "b"])
  }

  @Test func `a pulse keeps nothing of what was told, whoever observes it`() {
    final class Payload {}
    struct Box { @Pulse var payload: Payload? }
    let store = Store<Box, Payload>(initial: Box(), clock: time) { state, payload in
      state.payload = payload
      return .none
    }
    let payloads = { (0..<100).map { _ in Payload() } }
    var first = payloads()
    weak var ofFirst: Payload?
    ofFirst = first[50]
    for payload in first { store.send(payload) }
    first = []
    #expect(ofFirst == nil)
    store.pulse(\.$payload).emit { _ in }.disposed(by: bag)
    var second = payloads()
    weak var ofSecond: Payload?
    ofSecond = second[50]
    for payload in second { store.send(payload) }
    second = []
    #expect(ofSecond == nil)
  }

  @Test func `a pulse is its value and how often it was assigned, however it is looked at`() throws
  {
    var one = Pulse(wrappedValue: 1)
    var other = Pulse(wrappedValue: 0)
    one.wrappedValue = 2
    other.wrappedValue = 2
    #expect(one == other)
    #expect("\(one)" == "\(other)")
    let text = try JSONEncoder().encode(one)
    #expect(try JSONDecoder().decode(Pulse<Int>.self, from: text) == one)
    #expect(try JSONDecoder().decode([String: Int].self, from: text) == ["value": 2, "count": 1])
    other.wrappedValue = 2
    #expect(one != other)
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
