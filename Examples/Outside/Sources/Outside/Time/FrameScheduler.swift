import Observation2

/// A scheduler that calls what is due once a frame, as an animation or a game wants it.
///
/// Whoever draws the frames calls ``frame(at:)``: `CADisplayLink`, or a test.
@MainActor
package final class FrameScheduler: @MainActor StreamScheduler {
  /// The time of the newest frame.
  package private(set) var now: Duration = .zero
  private var waiting: [FrameTimer] = []

  package init() {}

  package func schedule(
    after delay: Duration,
    at origin: SourceSpot,
    isDeadline: Bool,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    let timer = FrameTimer(due: now + delay, isDeadline: isDeadline, at: origin, action)
    // In order of due time; of equals those with a deadline last, then as they were scheduled.
    let next = waiting.firstIndex { timer.precedes($0) } ?? waiting.endIndex
    waiting.insert(timer, at: next)
    return timer
  }

  /// Calls what is due, in order; what that schedules waits for the next frame.
  package func frame(at time: Duration) {
    now = max(now, time)
    let due = waiting.filter { $0.due <= now }
    waiting.removeAll { $0.due <= now || $0.isDisposed }
    for timer in due { timer.fire() }
  }
}

/// Something scheduled: an ``EndingDisposable``, so that a bag drops it once it has fired.
private final class FrameTimer: EndingDisposable {
  let due: Duration
  private let isDeadline: Bool
  private var action: (() -> Void)?
  private let entry: Ledger.OpenEntry

  init(due: Duration, isDeadline: Bool, at origin: SourceSpot, _ action: @escaping () -> Void) {
    self.due = due
    self.isDeadline = isDeadline
    self.action = action
    entry = Ledger.enter(.timer, at: origin)
  }

  var isDisposed: Bool { action == nil }

  func precedes(_ other: FrameTimer) -> Bool {
    due == other.due ? !isDeadline && other.isDeadline : due < other.due
  }

  /// What it starts is counted where it was scheduled: a frame belongs to no task of anyone's.
  func fire() {
    guard let action else { return }
    dispose()
    entry.watch(action)
  }

  func dispose() {
    action = nil
    entry.close()
  }
}
