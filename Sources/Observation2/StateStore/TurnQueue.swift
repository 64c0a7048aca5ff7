/// What waits for its turn in a store: what came first goes first.
///
/// Nobody's `deinit` runs in here: a turn is moved out, and let go by whoever took it.
///
/// - Complexity: amortised O(1) to append and to take the first.
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
