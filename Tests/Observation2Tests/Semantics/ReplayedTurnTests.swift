import Observation2
import StateStore
import Testing

/// A late observer that a hub further down hands the origin's last value receives it in a turn of that
/// origin: actions and values sent there meanwhile wait (rule 3).
@MainActor @Suite struct ReplayedTurnTests {
  private let bag = DisposeBag()

  private func makeStore() -> Store<Int, Int> {
    Store(initial: 0, clock: VirtualTime()) { state, action in
      state += action
      return .none
    }
  }

  @Test func `a send by who is told by a shared driver of a store takes its turn`() {
    let store = makeStore()
    var log: [String] = []
    let shared = store.driver(\.self).map { $0 * 10 }.asDriver()
    shared.drive { log.append("first \($0)") }.disposed(by: bag)
    store.driver(\.self).drive { log.append("slice \($0)") }.disposed(by: bag)
    shared.drive { value in
      log.append("late \(value)")
      if value == 0 { store.send(1) }
      log.append("state \(store.state)")
    }
    .disposed(by: bag)
    #expect(
      log == [
        "first 0", "slice 0", "late 0", "state 0", "first 10", "late 10", "state 1", "slice 1",
      ]
    )
  }

  @Test func `a send waits in each of the stores that a value comes from`() {
    let (one, other) = (makeStore(), makeStore())
    var states: [String] = []
    let shared = Driver.combineLatest(one.driver(\.self), other.driver(\.self)) { $0 + $1 }
    shared.drive { _ in }.disposed(by: bag)
    shared.drive { value in
      if value == 0 {
        one.send(1)
        other.send(2)
      }
      states.append("\(value): \(one.state), \(other.state)")
    }
    .disposed(by: bag)
    #expect(states == ["0: 0, 0", "1: 1, 0", "3: 1, 2"])
  }

  @Test func `an observer whose first telling makes it leave has left`() {
    let store = makeStore()
    let shared = store.driver(\.self).map { $0 * 10 }.asDriver()
    shared.drive { _ in }.disposed(by: bag)
    var told: [Int] = []
    shared.take(1).drive { value in
      told.append(value)
      store.send(1)
    }
    .disposed(by: bag)
    #expect(told == [0])
    #expect(store.state == 1)
  }
}
