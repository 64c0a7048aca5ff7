import Observation2
import StateStore

/// The reductions of a store under test that have not been asserted yet.
///
/// - Complexity: amortised O(1) to append and to remove the next.
final class StepLog<State, Action> {
  private var steps = Backlog<StoreReduction<State, Action>>()

  var isEmpty: Bool { steps.isEmpty }

  var last: StoreReduction<State, Action>? { steps.last }

  var actions: [Action] { steps.map(\.action) }

  func append(_ step: StoreReduction<State, Action>) {
    steps.append(step)
  }

  func next() -> StoreReduction<State, Action>? { steps.popFirst() }

  /// The number of steps before the first one whose action matches, if there is one.
  func count(before matches: (Action) -> Bool) -> Int? {
    steps.firstIndex { matches($0.action) }.map { steps.distance(from: steps.startIndex, to: $0) }
  }

  func removeAll() {
    _ = steps.removeAll()
  }
}
