import Observation2
import StateStore

extension Workload {
  /// S1l: a send through ten chained lifts, compared with one.
  static var liftDepth: Workload {
    Workload("S1l", against: .oneLift, limit: 2) { inputs in
      let one = lift(
        Reducer<Leaf, LeafAction> { state, action in
          state.apply(action)
          return .none
        }
      )
      let ten = lift(lift(lift(lift(lift(lift(lift(lift(lift(one)))))))))
      let upper = Nest(inner: Nest(inner: Nest(inner: Nest(inner: Nest(inner: Leaf())))))
      return Trial(
        expected: { inputs.sum($0) },
        ours: sending(
          inputs,
          Nest(inner: Nest(inner: Nest(inner: Nest(inner: Nest(inner: upper))))),
          ten,
          \.inner.inner.inner.inner.inner.inner.inner.inner.inner.inner.value
        ) {
          inFive(inFive(LeafAction.set($0)))
        },
        bases: [
          sending(inputs, Nest(inner: Leaf()), one, \.inner.value) { .inner(.set($0)) }
        ]
      )
    }
  }

  @MainActor
  private static func sending<State, Action>(
    _ inputs: Inputs,
    _ state: State,
    _ reducer: Reducer<State, Action>,
    _ leaf: KeyPath<State, Int>,
    _ set: @escaping (Int) -> Action
  ) -> Contender {
    Contender {
      let total = Total()
      let store = Store(initial: state, reducer: reducer, clock: VirtualTime())
      _ = store.driver(leaf).drive { total.add($0) }
      return { rounds, meter in
        store.send(set(.min))
        total.reset()
        meter.start()
        for round in 0..<rounds { store.send(set(inputs.seed &+ round)) }
        meter.stop()
        return total.sum
      }
    }
  }

  private static func inFive<Action>(
    _ action: Action
  ) -> NestAction<NestAction<NestAction<NestAction<NestAction<Action>>>>> {
    .inner(.inner(.inner(.inner(.inner(action)))))
  }

  @MainActor
  private static func lift<Inner, Action>(
    _ reducer: Reducer<Inner, Action>
  ) -> Reducer<Nest<Inner>, NestAction<Action>> {
    reducer.lift(
      state: \.inner,
      embed: { .inner($0) },
      extract: { if case .inner(let action) = $0 { action } else { nil } }
    )
  }
}
