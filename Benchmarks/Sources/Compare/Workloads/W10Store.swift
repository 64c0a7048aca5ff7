import Observation2
import StateStore

extension Workload {
  /// W10: a send to a store with one observer of one field.
  static var store: Workload {
    Workload("W10", against: .bare, limit: 4) { inputs in
      let seed = inputs.seed
      return Trial(
        expected: { rounds in
          var sum = 0
          for round in stride(from: 0, to: rounds, by: 4) { sum &+= seed &+ round }
          return sum
        },
        ours: Contender {
          let total = Total()
          let store = Store<AppState, FieldAction>(
            initial: AppState(seed: seed),
            clock: VirtualTime()
          ) { state, action in
            action.apply(to: &state)
            return .none
          }
          _ = store.driver(\.fieldA).drive { total.add($0) }
          return { rounds, meter in
            store.send(.first(.min))
            total.reset()
            meter.start()
            for round in 0..<rounds { store.send(FieldAction(round, seed &+ round)) }
            meter.stop()
            return total.sum
          }
        },
        bare: Contender {
          let total = Total()
          let store = BareStore(AppState(seed: seed), { $1.apply(to: &$0) }) { total.add($0) }
          return { rounds, meter in
            store.send(.first(.min))
            total.reset()
            meter.start()
            for round in 0..<rounds { store.send(FieldAction(round, seed &+ round)) }
            meter.stop()
            return total.sum
          }
        }
      )
    }
  }
}

/// Four actions that take turns.
private enum FieldAction {
  case first(Int)
  case second(Int)
  case third(Int)
  case fourth(Int)

  @inline(__always)
  init(_ round: Int, _ value: Int) {
    switch round & 3 {
    case 0: self = .first(value)
    case 1: self = .second(value)
    case 2: self = .third(value)
    default: self = .fourth(value)
    }
  }

  @inline(__always)
  func apply(to state: inout AppState) {
    switch self {
    case .first(let value): state.fieldA = value
    case .second(let value): state.fieldB = value
    case .third(let value): state.fieldC = value
    case .fourth(let value): state.fieldD = value
    }
  }
}

/// A stored reducer, a comparison and a stored closure; unchecked, as ours is.
private final class BareStore {
  @exclusivity(unchecked) private var state: AppState
  private let reduce: (inout AppState, FieldAction) -> Void
  private let observe: (Int) -> Void
  @exclusivity(unchecked) private var last: Int

  init(
    _ state: AppState,
    _ reduce: @escaping (inout AppState, FieldAction) -> Void,
    _ observe: @escaping (Int) -> Void
  ) {
    self.state = state
    self.reduce = reduce
    self.observe = observe
    last = state.fieldA
  }

  @inline(never)
  func send(_ action: FieldAction) {
    reduce(&state, action)
    guard state.fieldA != last else { return }
    last = state.fieldA
    observe(last)
  }
}
