import Observation2
import StateStore

extension Workload {
  /// S2: a send that changes one of 10,000 child states, compared with one of 100.
  static var childCount: Workload {
    Workload("S2", against: .hundredRows, limit: 3) { inputs in
      Trial(
        expected: { rounds in
          var sum = 0
          for round in stride(from: 0, to: rounds, by: 2) { sum &+= inputs.seed &+ round }
          return sum
        },
        ours: sending(inputs, children: 10_000),
        bases: [sending(inputs, children: 100)]
      )
    }
  }

  @MainActor
  private static func sending(_ inputs: Inputs, children: Int) -> Contender {
    Contender {
      let total = Total()
      let observed = 20
      let spacing = children / observed
      let store = Store<ChildrenState, ChildrenAction>(
        initial: ChildrenState(rows: IdentifiedList((0..<children).map { Child(id: $0) })),
        reducer: Child.reducer.lift(
          each: \.rows,
          embed: { .row($0, $1) },
          extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
        ),
        clock: VirtualTime()
      )
      let scopes = (0..<observed).compactMap { number in
        store.scope(each: \.rows, id: number * spacing) { .row($0, $1) }
      }
      for scope in scopes { _ = scope.driver(\.value).drive { total.add($0) } }
      return { rounds, meter in
        for scope in scopes { scope.send(.set(.min)) }
        let buffer = store.state.rows.address
        total.reset()
        meter.start()
        for round in 0..<rounds {
          // Observed and unobserved children alternate, whatever their number.
          let place = (round &>> 1) % observed * spacing
          let id = round & 1 == 0 ? place : place &+ 1 &+ round % (spacing &- 1)
          store.send(.row(id, .set(inputs.seed &+ round)))
        }
        meter.stop()
        // A wrong sum if the elements have moved.
        return store.state.rows.address == buffer ? total.sum : total.sum &+ 1
      }
    }
  }
}

private struct Child: Identifiable {
  let id: Int
  var value = 0

  @MainActor static var reducer: Reducer<Child, ChildAction> {
    Reducer { state, action in
      switch action {
      case .set(let value): state.value = value
      }
      return .none
    }
  }
}

private enum ChildAction {
  case set(Int)
}

private struct ChildrenState {
  var rows: IdentifiedList<Child>
}

private enum ChildrenAction {
  case row(Int, ChildAction)
  case clear
}

extension IdentifiedList {
  /// The address of the elements.
  fileprivate var address: UnsafeRawPointer? {
    withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
  }
}
