/// What is scheduled, by due time and, among equals, by order of scheduling: a binary heap.
///
/// - Complexity: O(log n) to add and to take the next; cancelling is O(1), the place is freed when
///   its time comes.
struct TimerQueue {
  /// Something scheduled.
  final class Item {
    let due: Duration
    fileprivate let order: Int
    var action: (() -> Void)?

    fileprivate init(due: Duration, order: Int, action: @escaping () -> Void) {
      self.due = due
      self.order = order
      self.action = action
    }

    /// Does what was scheduled, and lets go of it before: whoever waited usually holds this item.
    func fire() {
      guard let action else { return }
      self.action = nil
      action()
    }

    fileprivate func precedes(_ other: Item) -> Bool {
      due == other.due ? order < other.order : due < other.due
    }
  }

  private var heap: [Item] = []
  private var scheduled = 0

  /// When the next item that has not been cancelled is due.
  mutating func nextDue() -> Duration? {
    while let first = heap.first, first.action == nil { removeFirst() }
    return heap.first?.due
  }

  mutating func add(due: Duration, _ action: @escaping () -> Void) -> Item {
    let item = Item(due: due, order: scheduled, action: action)
    scheduled += 1
    heap.append(item)
    var index = heap.count - 1
    while index > 0, heap[index].precedes(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
    return item
  }

  /// Takes out the next item if it is due by `time`.
  mutating func popFirst(dueBy time: Duration) -> Item? {
    guard let due = nextDue(), due <= time else { return nil }
    let first = heap[0]
    removeFirst()
    return first
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while true {
      var smallest = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child].precedes(heap[smallest]) {
        smallest = child
      }
      if smallest == index { return }
      heap.swapAt(index, smallest)
      index = smallest
    }
  }
}
