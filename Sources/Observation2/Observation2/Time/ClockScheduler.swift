/// A scheduler on the main actor that takes its time from any standard clock.
///
/// ```swift
/// let scheduler = ClockScheduler(SuspendingClock())
/// ```
///
/// One task sleeps at a time, until the first timer is due. The timers due by then run in the order of
/// due time and of scheduling, up to 1,000 in one job on the main actor. The remaining ones, and
/// timers scheduled by those that run, wait for the next job, so that no timer starves the others.
///
/// - Complexity: O(log n) to schedule, to run and to cancel one of n timers. A cancelled timer leaves
///   neither memory nor work behind.
@MainActor
public final class ClockScheduler: StreamScheduler {
  private let timeNow: () -> Duration
  private let sleepUntil: @Sendable (Duration) async throws -> Void
  private let timers = MainTimers()
  private var sleeper: Task<Void, Never>?
  /// The time until which the sleeper sleeps; `nil` before it begins.
  private var wakesAt: Duration?
  private static let mostPerTurn = 1_000

  /// Creates a scheduler whose time begins now.
  public init<Source: Clock>(_ clock: Source) where Source.Duration == Duration {
    let start = clock.now
    timeNow = { start.duration(to: clock.now) }
    sleepUntil = { try await clock.wait(until: start.advanced(by: $0)) }
    timers.queue.whenEmptied = { [weak self] in self?.stopSleeping() }
  }

  deinit {
    sleeper?.cancel()
    timers.close()
  }

  /// The clock's time since this scheduler was made.
  public var now: Duration { timeNow() }

  /// Calls `action` on the main actor after `delay`.
  public func schedule(
    after delay: Duration,
    at origin: SourceSpot,
    isDeadline: Bool,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    let due = now + max(delay, .zero)
    let item = timers.queue.add(due: due, at: origin, isDeadline: isDeadline, action)
    sleepUntilNext()
    return item
  }

  /// Makes sure that a task wakes this scheduler for the first timer.
  ///
  /// A task that has not begun yet reads the first timer's time when it begins. So a turn of the main
  /// actor makes one task at most, however many timers it adds and cancels.
  private func sleepUntilNext() {
    guard let due = timers.queue.first?.due else { return }
    if let sleeper {
      guard let wakesAt, due < wakesAt else { return }
      sleeper.cancel()
    }
    wakesAt = nil
    // The sleeper belongs neither to the work nor to the ledger that happens to be current.
    sleeper = Ledger.$current.withValue(nil) {
      ClockWork.$current.withValue(nil) { makeSleeper() }
    }
  }

  private func makeSleeper() -> Task<Void, Never> {
    Task { [weak self, sleepUntil] in
      guard !Task.isCancelled, let due = self?.beginSleep() else { return }
      try? await sleepUntil(due)
      if !Task.isCancelled { self?.runDue() }
    }
  }

  /// Returns the time to sleep until; `nil` if all timers have been cancelled.
  private func beginSleep() -> Duration? {
    wakesAt = timers.queue.first?.due
    if wakesAt == nil { sleeper = nil }
    return wakesAt
  }

  /// Ends a sleep that nothing needs any more.
  ///
  /// A task that has not begun yet ends by itself.
  private func stopSleeping() {
    guard wakesAt != nil else { return }
    sleeper?.cancel()
    sleeper = nil
    wakesAt = nil
  }

  private func runDue() {
    sleeper = nil
    wakesAt = nil
    let (queue, time) = (timers.queue, now)
    let scheduled = queue.scheduled
    for _ in 0..<ClockScheduler.mostPerTurn {
      guard let next = queue.first, next.due <= time, queue.isAmong(scheduled, next) else { break }
      next.timer.fireInItsLedger()
    }
    sleepUntilNext()
  }
}
