/// A scheduler on the main actor that takes its time from any standard clock.
///
/// ```swift
/// let scheduler = ClockScheduler(SuspendingClock())
/// ```
///
/// One task sleeps at a time, until the first thing is due; what is due at the same instant runs in
/// the order of scheduling.
@MainActor
public final class ClockScheduler: StreamScheduler {
  private let timeNow: () -> Duration
  private let sleepUntil: @Sendable (Duration) async throws -> Void
  private var queue = TimerQueue()
  private var sleeper: Task<Void, Never>?
  private var wakesAt: Duration?

  /// Creates a scheduler whose time begins now.
  public init<Source: Clock>(_ clock: Source) where Source.Duration == Duration {
    let start = clock.now
    timeNow = { start.duration(to: clock.now) }
    sleepUntil = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  deinit { sleeper?.cancel() }

  /// The clock's time since this was made.
  public var now: Duration { timeNow() }

  /// Calls `action` on the main actor after `delay`.
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    let item = queue.add(due: now + max(delay, .zero), action)
    sleepUntilNext()
    return AnyDisposable { item.action = nil }
  }

  private func sleepUntilNext() {
    guard let due = queue.nextDue() else { return }
    if let wakesAt, wakesAt <= due { return }
    wakesAt = due
    sleeper?.cancel()
    sleeper = Task { [weak self, sleepUntil] in
      try? await sleepUntil(due)
      if !Task.isCancelled { self?.runDue() }
    }
  }

  private func runDue() {
    wakesAt = nil
    while let item = queue.popFirst(dueBy: now) { item.fire() }
    sleepUntilNext()
  }
}
