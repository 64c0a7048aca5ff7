/// The turns that wait in a store, first in, first out.
///
/// No `deinit` runs in here: a turn is moved out, and the caller releases it.
///
/// - Complexity: amortised O(1) to append and to remove the first.
struct TurnQueue {
  private var turns: [(() -> Void)?] = []
  private var next = 0

  mutating func append(_ turn: @escaping () -> Void) {
    turns.append(turn)
  }

  mutating func popFirst() -> (() -> Void)? {
    guard next < turns.count else { return nil }
    let turn = turns[next].take()
    next += 1
    if next == turns.count {
      turns.removeAll(keepingCapacity: next < 64)
      next = 0
    } else if next >= 1024, next > turns.count / 2 {
      turns.removeFirst(next)
      next = 0
    }
    return turn
  }
}
