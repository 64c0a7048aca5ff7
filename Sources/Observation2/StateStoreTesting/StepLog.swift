import StateStore

/// The reductions of a store under test that have not been asserted yet.
///
/// - Complexity: amortised O(1) to append and to remove the next.
final class StepLog<State, Action> {
  private var steps: [StoreReduction<State, Action>?] = []
  private var start = 0

  var isEmpty: Bool { start == steps.count }

  var last: StoreReduction<State, Action>? { steps.last ?? nil }

  var actions: [Action] { steps[start...].compactMap { $0?.action } }

  func append(_ step: StoreReduction<State, Action>) {
    steps.append(step)
  }

  func next() -> StoreReduction<State, Action>? {
    guard start < steps.count else { return nil }
    let next = steps[start]
    steps[start] = nil
    start += 1
    if start > steps.count / 2 {
      steps.removeFirst(start)
      start = 0
    }
    return next
  }

  /// The number of steps before the first one whose action matches, if there is one.
  func count(before matches: (Action) -> Bool) -> Int? {
    steps[start...].firstIndex { step in step.map { matches($0.action) } ?? false }
      .map { $0 - start }
  }

  func removeAll() {
    // Released when the log is consistent again: the `deinit` of something in a step may send.
    let removed = steps
    steps = []
    start = 0
    withExtendedLifetime(removed) {}
  }
}
