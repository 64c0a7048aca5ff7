/// What is scheduled: a binary heap, ordered by due time; at one instant deadlines come last, and
/// among equals it is the order of scheduling (SEMANTICS 25).
///
/// - Complexity: O(log n) to add, to take the next and to take one back, which leaves the queue at
///   once (SEMANTICS 35).
final class TimerQueue {
  /// Something scheduled, and what takes it back.
  final class Item: EndingDisposable {
    let due: Duration
    let origin: SourceSpot
    fileprivate let isDeadline: Bool
    fileprivate let order: Int
    fileprivate var index = -1
    /// A circle while it is in the queue.
    fileprivate var queue: TimerQueue?
    private var action: (() -> Void)?
    private let ledger = Ledger.current
    private var entry: Int?

    fileprivate init(
      due: Duration,
      origin: SourceSpot,
      isDeadline: Bool,
      order: Int,
      action: @escaping () -> Void
    ) {
      self.due = due
      self.origin = origin
      self.isDeadline = isDeadline
      self.order = order
      self.action = action
      entry = ledger?.open(.timer, at: origin)
    }

    deinit { strikeOut() }

    package var isDisposed: Bool { action == nil }

    package func silence() {}

    /// Does what was scheduled, and lets go of it before: whoever waited usually holds this item.
    func fire() {
      let action = action
      leave()
      action?()
    }

    func dispose() {
      let queue = queue
      leave()
      queue?.didTakeBack()
    }

    fileprivate func leave() {
      queue?.remove(self)
      action = nil
      strikeOut()
    }

    private func strikeOut() {
      if let ledger, let entry { ledger.close(entry) }
      entry = nil
    }

    fileprivate func precedes(_ other: Item) -> Bool {
      if due != other.due { return due < other.due }
      return isDeadline == other.isDeadline ? order < other.order : other.isDeadline
    }
  }

  private var heap: [Item] = []
  /// How many items there have been: those that come next are not before it.
  private(set) var scheduled = 0
  /// Called when the last item has been taken back.
  var whenEmptied: () -> Void = {}

  /// What is due next.
  var first: Item? { heap.first }

  func add(
    due: Duration,
    at origin: SourceSpot,
    isDeadline: Bool,
    _ action: @escaping () -> Void
  ) -> Item {
    let item = Item(
      due: due,
      origin: origin,
      isDeadline: isDeadline,
      order: scheduled,
      action: action
    )
    scheduled += 1
    item.queue = self
    item.index = heap.count
    heap.append(item)
    rise(from: item.index)
    return item
  }

  /// Whether an item was there when so many had been scheduled.
  func isAmong(_ count: Int, _ item: Item) -> Bool { item.order < count }

  /// Lets go of everything that waits.
  func removeAll() {
    let items = heap
    heap = []
    for item in items {
      item.index = -1
      item.queue = nil
    }
    for item in items { item.leave() }
  }

  private func didTakeBack() {
    if heap.isEmpty { whenEmptied() }
  }

  private func remove(_ item: Item) {
    let index = item.index
    item.index = -1
    item.queue = nil
    let last = heap.removeLast()
    guard last !== item else { return }
    heap[index] = last
    last.index = index
    sink(from: index)
    rise(from: last.index)
  }

  private func rise(from index: Int) {
    var index = index
    while index > 0, heap[index].precedes(heap[(index - 1) / 2]) {
      swap(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private func sink(from index: Int) {
    var index = index
    while true {
      var smallest = index
      for child in 2 * index + 1..<2 * index + 3
      where child < heap.count && heap[child].precedes(heap[smallest]) {
        smallest = child
      }
      if smallest == index { return }
      swap(index, smallest)
      index = smallest
    }
  }

  private func swap(_ left: Int, _ right: Int) {
    heap.swapAt(left, right)
    heap[left].index = left
    heap[right].index = right
  }
}

@available(*, unavailable)
extension TimerQueue: Sendable {}

@available(*, unavailable)
extension TimerQueue.Item: Sendable {}
