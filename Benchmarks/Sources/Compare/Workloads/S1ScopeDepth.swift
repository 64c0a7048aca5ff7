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
          let upper = nest(nest(nest(nest(nest(Leaf())))))
          return store(nest(nest(nest(nest(nest(upper))))), clock)
            .inner().inner().inner().inner().inner()
            .inner().inner().inner().inner().inner()
        },
        bases: [sending(inputs) { store(nest(Leaf()), $0).inner() }]
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

  private static func nest<Inner>(_ inner: Inner) -> Nest<Inner> {
    Nest(inner: inner)
  }
}

/// A state that knows what its actions do.
private protocol Level {
  associatedtype Action

  mutating func apply(_ action: Action)
}

/// The state at the bottom.
private struct Leaf: Level {
  var value = 0

  mutating func apply(_ action: LeafAction) {
    switch action {
    case .set(let value): self.value = value
    case .reset: value = 0
    }
  }
}

private enum LeafAction {
  case set(Int)
  case reset
}

/// One level above a state.
private struct Nest<Inner> {
  var own = 0
  var inner: Inner
}

private enum NestAction<InnerAction> {
  case own(Int)
  case inner(InnerAction)
}

extension Nest: Level where Inner: Level {
  mutating func apply(_ action: NestAction<Inner.Action>) {
    switch action {
    case .own(let value): own = value
    case .inner(let action): inner.apply(action)
    }
  }
}

extension Store {
  fileprivate func inner<Inner, InnerAction>() -> Store<Inner, InnerAction>
  where State == Nest<Inner>, Action == NestAction<InnerAction> {
    scope(state: \.inner) { .inner($0) }
  }
}
