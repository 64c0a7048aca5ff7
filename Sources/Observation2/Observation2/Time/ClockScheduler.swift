/// A scheduler on the main actor that takes its time from any standard clock.
///
/// ```swift
/// let scheduler = ClockScheduler(SuspendingClock())
/// ```
///
/// One task sleeps at a time, until the first timer is due. All timers due by then run in one go,
/// in the order of due time and of scheduling; timers scheduled meanwhile wait for the next job on
/// the main actor even if they are due at once, so that no timer starves the others.
@MainActor
public final class ClockScheduler: StreamScheduler {
  private let timeNow: () -> Duration
  private let sleepUntil: @Sendable (Duration) async throws -> Void
  private let timers = MainTimers()
  private var sleeper: Task<Void, Never>?
  private var wakesAt: Duration?

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

  private func sleepUntilNext() {
    guard let due = timers.queue.first?.due else { return }
    if let wakesAt, wakesAt <= due { return }
    wakesAt = due
    sleeper?.cancel()
    // The sleeper belongs neither to the work nor to the ledger that happens to be current.
    sleeper = Ledger.$current.withValue(nil) {
      ClockWork.$current.withValue(nil) { wake(at: due) }
    }
  }

  private func wake(at due: Duration) -> Task<Void, Never> {
    Task { [weak self, sleepUntil] in
      try? await sleepUntil(due)
      if !Task.isCancelled { self?.runDue() }
    }
  }

  private func stopSleeping() {
    sleeper?.cancel()
    sleeper = nil
    wakesAt = nil
  }

  private func runDue() {
    wakesAt = nil
    let (queue, time) = (timers.queue, now)
    let scheduled = queue.scheduled
    while let next = queue.first, next.due <= time, queue.isAmong(scheduled, next) {
      next.timer.fireInItsLedger()
    }
    sleepUntilNext()
  }
}
