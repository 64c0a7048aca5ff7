import Observation2
import StateStore

extension Workload {
  /// S3: a send that changes one slice while a thousand are selected.
  static var selections: Workload {
    Workload("S3", against: .bare, limit: 2) { inputs in
      let seed = inputs.seed
      return Trial(
        expected: { inputs.sum($0) },
        ours: Contender {
          let total = Total()
          let store = Store<AppState, Int>(
            initial: AppState(seed: seed),
            clock: VirtualTime()
          ) { state, action in
            state.fieldA = action
            return .none
          }
          for select in selectors { _ = store.select(select).drive { total.add($0) } }
          return { rounds, meter in
            store.send(.min)
            total.reset()
            meter.start()
            for round in 0..<rounds { store.send(seed &+ round) }
            meter.stop()
            return total.sum
          }
        },
        bare: Contender {
          let total = Total()
          let store = BareSelections(AppState(seed: seed), selectors) { total.add($0) }
          return { rounds, meter in
            store.send(.min)
            total.reset()
            meter.start()
            for round in 0..<rounds { store.send(seed &+ round) }
            meter.stop()
            return total.sum
          }
        }
      )
    }
  }

  /// A thousand selectors, of which only the first reads the field that changes.
  private static var selectors: [@MainActor (AppState) -> Int] {
    let others: [@MainActor (AppState) -> Int] = [
      { $0.fieldB }, { $0.fieldC }, { $0.fieldD }, { $0.fieldE },
      { $0.fieldF }, { $0.fieldG }, { $0.fieldH }, { $0.fieldI },
    ]
    return [{ $0.fieldA }] + (1..<1_000).map { others[$0 % others.count] }
  }
}

/// Stored closures whose results are compared with the last ones, in a loop without checks of
/// bounds, uniqueness or exclusivity.
@MainActor
private final class BareSelections {
  private struct Entry {
    let select: @MainActor (AppState) -> Int
    var last: Int
  }

  @exclusivity(unchecked) private var state: AppState
  @exclusivity(unchecked) private var entries: [Entry]
  private let observe: (Int) -> Void

  init(
    _ state: AppState,
    _ selectors: [@MainActor (AppState) -> Int],
    _ observe: @escaping (Int) -> Void
  ) {
    self.state = state
    self.observe = observe
    entries = selectors.map { Entry(select: $0, last: $0(state)) }
  }

  @inline(never)
  func send(_ value: Int) {
    state.fieldA = value
    let (state, observe) = (state, observe)
    entries.withUnsafeMutableBufferPointer { entries in
      guard var entry = entries.baseAddress else { return }
      let end = entry + entries.count
      while entry < end {
        let value = entry.pointee.select(state)
        if value != entry.pointee.last {
          entry.pointee.last = value
          observe(value)
        }
        entry += 1
      }
    }
  }
}
