import Observation2
import StateStore

/// The reductions of a store under test that were not asserted yet.
///
/// - Complexity: amortised O(1) to append and to take the next.
final class StepLog<State, Action> {
  private var steps = Backlog<StoreReduction<State, Action>>()

  var isEmpty: Bool { steps.isEmpty }

  var last: StoreReduction<State, Action>? { steps.last }

  var actions: [Action] { steps.map(\.action) }

  func append(_ step: StoreReduction<State, Action>) {
    steps.append(step)
  }

  func next() -> StoreReduction<State, Action>? { steps.popFirst() }

  /// How many come before the first whose action matches, if there is one.
  func count(before matches: (Action) -> Bool) -> Int? {
    steps.firstIndex { matches($0.action) }.map { steps.distance(from: steps.startIndex, to: $0) }
  }

  func removeAll() {
    // Let go of when the log is whole: what is in a step may send as it goes.
    let removed = steps
    steps = Backlog()
    withExtendedLifetime(removed) {}
  }
}
