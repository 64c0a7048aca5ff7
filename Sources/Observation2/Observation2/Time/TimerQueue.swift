/// The scheduled timers: a heap with four children per parent, ordered by due time.
///
/// At one instant deadlines come last, and equal timers run in the order of scheduling (rule 25 of
/// <doc:TheRules>).
///
/// - Complexity: O(log n) to add, to remove the next and to cancel one, which leaves the queue at
///   once (rule 35 of <doc:TheRules>).
final class TimerQueue {
  /// A timer's place in the heap, with the values to compare, so that finding a place touches no
  /// timer.
  struct Place {
    let due: Duration
    /// The order of scheduling; deadlines rank behind everything else.
    fileprivate let rank: UInt64
    let timer: QueuedTimer

    fileprivate func precedes(_ other: Place) -> Bool {
      due == other.due ? rank < other.rank : due < other.due
    }
  }

  private static let deadline: UInt64 = 1 << 63

  private var heap: [Place] = []
  /// The number of timers for which memory is reserved.
  var capacity: Int { heap.capacity }
  /// The number of timers ever scheduled; the ranks of later timers begin with it.
  private(set) var scheduled: UInt64 = 0
  /// Called when the last timer has been cancelled.
  var whenEmptied: () -> Void = {}

  /// The timer that is due next.
  var first: Place? { heap.first }

  func add(
    due: Duration,
    at origin: SourceSpot,
    isDeadline: Bool,
    _ action: @escaping () -> Void
  ) -> QueuedTimer {
    let timer = QueuedTimer(in: self, at: origin, action)
    let rank = isDeadline ? scheduled | TimerQueue.deadline : scheduled
    scheduled += 1
    let place = Place(due: due, rank: rank, timer: timer)
    heap.append(place)
    rise(place, from: heap.count - 1)
    return timer
  }

  /// Returns whether a timer was among the first `count` scheduled.
  func isAmong(_ count: UInt64, _ place: Place) -> Bool {
    place.rank & ~TimerQueue.deadline < count
  }

  /// Releases all timers that wait.
  func removeAll() {
    let places = heap
    heap = []
    for place in places { place.timer.queue = nil }
    for place in places { place.timer.leave() }
  }

  func didTakeBack() {
    if heap.isEmpty { whenEmptied() }
  }

  fileprivate func remove(at index: Int) {
    let last = heap.removeLast()
    shrink()
    guard index < heap.count else { return }
    if index > 0, last.precedes(heap[(index - 1) / 4]) {
      rise(last, from: index)
    } else {
      sink(last, from: index)
    }
  }

  /// Returns memory that many former timers needed, in amortised constant time.
  private func shrink() {
    guard heap.capacity > 64, heap.count < heap.capacity / 4 else { return }
    var smaller: [Place] = []
    smaller.reserveCapacity(heap.count * 2)
    smaller += heap
    heap = smaller
  }

  /// Moves `place` up from `index` to where it belongs.
  private func rise(_ place: Place, from index: Int) {
    var index = index
    while index > 0 {
      let parent = heap[(index - 1) / 4]
      guard place.precedes(parent) else { break }
      put(parent, at: index)
      index = (index - 1) / 4
    }
    put(place, at: index)
  }

  /// Moves `place` down from `index` to where it belongs.
  private func sink(_ place: Place, from index: Int) {
    var index = index
    while let child = firstChild(of: index), heap[child].precedes(place) {
      put(heap[child], at: index)
      index = child
    }
    put(place, at: index)
  }

  private func firstChild(of index: Int) -> Int? {
    var first = 4 * index + 1
    guard first < heap.count else { return nil }
    for child in first..<min(first + 4, heap.count) where heap[child].precedes(heap[first]) {
      first = child
    }
    return first
  }

  private func put(_ place: Place, at index: Int) {
    heap[index] = place
    place.timer.index = index
  }
}

@available(*, unavailable)
extension TimerQueue: Sendable {}

/// A scheduled action, and the disposable that cancels it.
final class QueuedTimer: EndingDisposable {
  let origin: SourceSpot
  fileprivate var index = 0
  /// A deliberate retain cycle while the timer is in the queue.
  fileprivate var queue: TimerQueue?
  private var action: (() -> Void)?
  private let ledger = Ledger.current
  private var entry = 0

  fileprivate init(in queue: TimerQueue, at origin: SourceSpot, _ action: @escaping () -> Void) {
    self.queue = queue
    self.origin = origin
    self.action = action
    if let ledger { entry = ledger.open(.timer, at: origin) }
  }

  package var isDisposed: Bool { action == nil }

  package func silence() {}

  /// Runs the action, after releasing it: the action's owner usually holds this timer.
  func fire() {
    let action = action
    leave()
    action?()
  }

  /// Runs the action with the ledger as the current one that was current when it was scheduled: for
  /// clocks that advance by themselves.
  func fireInItsLedger() {
    Ledger.$current.withValue(ledger) { fire() }
  }

  func dispose() {
    let queue = queue
    leave()
    queue?.didTakeBack()
  }

  fileprivate func leave() {
    guard let ended = action.take() else { return }
    queue?.remove(at: index)
    queue = nil
    ledger?.close(entry)
    // Last, since the action may hold the owner of this timer.
    extendLifetime(ended)
  }
}

@available(*, unavailable)
extension QueuedTimer: Sendable {}
