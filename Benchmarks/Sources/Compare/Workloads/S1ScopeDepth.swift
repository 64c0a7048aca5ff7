import Observation2
import StateStore

extension Workload {
  /// S1: a send from a child store ten scopes deep, compared with one scope.
  ///
  /// The reducer is one function on both sides, so that the scopes alone make the difference.
  static var scopeDepth: Workload {
    Workload("S1", against: .depthOne, limit: 2) { inputs in
      Trial(
        expected: { inputs.sum($0) },
        ours: sending(inputs) { clock in
          let upper = Nest(inner: Nest(inner: Nest(inner: Nest(inner: Nest(inner: Leaf())))))
          return store(
            Nest(inner: Nest(inner: Nest(inner: Nest(inner: Nest(inner: upper))))),
            clock
          )
          .inner().inner().inner().inner().inner()
          .inner().inner().inner().inner().inner()
        },
        bases: [sending(inputs) { store(Nest(inner: Leaf()), $0).inner() }]
      )
    }
  }

  @MainActor
  private static func sending(
    _ inputs: Inputs,
    _ make: (VirtualTime) -> Store<Leaf, LeafAction>
  ) -> Contender {
    Contender {
      let total = Total()
      let store = make(VirtualTime())
      _ = store.driver(\.value).drive { total.add($0) }
      return { rounds, meter in
        store.send(.set(.min))
        total.reset()
        meter.start()
        for round in 0..<rounds { store.send(.set(inputs.seed &+ round)) }
        meter.stop()
        return total.sum
      }
    }
  }

  @MainActor
  private static func store<State: Level>(
    _ state: State,
    _ clock: VirtualTime
  ) -> Store<State, State.Action> {
    Store(initial: state, clock: clock) { state, action in
      state.apply(action)
      return .none
    }
  }
}

extension Store {
  fileprivate func inner<Inner, InnerAction>() -> Store<Inner, InnerAction>
  where State == Nest<Inner>, Action == NestAction<InnerAction> {
    scope(state: \.inner) { .inner($0) }
  }
}
