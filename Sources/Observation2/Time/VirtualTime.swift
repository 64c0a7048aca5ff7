import Dispatch

/// Time that stands still until it is told to move on.
///
/// Tests and flows hand it to whatever waits. Moving on runs all that falls due meanwhile, in order,
/// and lets asynchronous work settle in between, without any real waiting.
///
/// ```swift
/// let time = VirtualTime()
/// let work = time.run { try? await time.sleep(for: .seconds(5)); done = true }
/// await time.advance(by: .seconds(5))
/// #expect(done)
/// ```
///
/// *Settled* means: each task that was started with ``run(at:_:)`` has finished, or is
/// parked in ``sleep(for:)``, itself or through its child tasks; and nothing is left to run on the
/// main actor on their behalf. A task that waits for anything else can't be moved on by time: it is
/// listed in ``stuck`` with the place that started it (SEMANTICS 28).
@MainActor
public final class VirtualTime: StreamScheduler, AppClock {
  /// The time since this was made.
  public private(set) var now: Duration = .zero
  private let startSince1970: Duration
  private var queue = TimerQueue()
  let tasks = VirtualTasks()

  /// Creates a clock that shows zero.
  ///
  /// - Parameter timeSince1970: What the wall clock shows at the start; by default
  ///   2026-04-01T09:00:00+09:00, the start of a flow.
  public init(timeSince1970: Duration = .seconds(1_775_001_600)) {
    startSince1970 = timeSince1970
  }

  /// The scheduler itself.
  public var scheduler: any StreamScheduler { self }

  /// The wall clock's time: that of the start plus what has passed.
  public var timeSince1970: Duration { startSince1970 + now }

  /// When the next thing is due, if there is any.
  public var nextDue: Duration? { queue.nextDue() }

  /// The tasks that wait for something that time can't bring, as of the last time things settled.
  public var stuck: [Ledger.Entry] { tasks.stuck }

  /// Calls `action` when `delay` has passed.
  public func schedule(
    after delay: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    schedule(at: now + max(delay, .zero), action)
  }

  /// Calls `action` at a time of this clock; as soon as possible if that has passed.
  public func schedule(at due: Duration, _ action: @escaping () -> Void) -> any Disposable {
    schedule(at: due, from: SourceSpot(), action)
  }

  private func schedule(
    at due: Duration,
    from origin: SourceSpot,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    let item = queue.add(due: max(due, now), action)
    guard let ledger = Ledger.current else { return AnyDisposable { item.action = nil } }
    let number = ledger.open(.timer, at: origin)
    item.action = {
      ledger.close(number)
      action()
    }
    return AnyDisposable {
      ledger.close(number)
      item.action = nil
    }
  }

  /// Waits until `duration` has passed on this clock.
  ///
  /// - Throws: `CancellationError` when the task that waits is cancelled.
  public func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    if duration <= .zero { return }
    let origin = tasks.currentOrigin ?? SourceSpot()
    try await tasks.park { wake in
      schedule(at: now + duration, from: origin, wake)
    }
  }

  /// Starts asynchronous work on the main actor, which settling waits for.
  public func run(
    at origin: SourceSpot,
    _ work: @escaping @MainActor () async -> Void
  ) -> any Disposable {
    tasks.run(at: origin, work)
  }

  /// Lets everything settle at this instant, including what is due now.
  public func settle() async {
    await tasks.settle()
    while let item = queue.popFirst(dueBy: now) {
      item.fire()
      await tasks.settle()
    }
  }

  /// Moves on, running what falls due on the way at its time, and lets everything settle.
  public func advance(by duration: Duration) async {
    await advance(to: now + max(duration, .zero))
  }

  /// Moves on to a time of this clock; see ``advance(by:)``.
  public func advance(to end: Duration) async {
    await settle()
    while let due = queue.nextDue(), due <= end {
      now = max(now, due)
      await settle()
    }
    now = max(now, end)
  }

  /// Moves on to what is due next and lets everything settle.
  ///
  /// - Parameter limit: How far at most.
  /// - Returns: Whether there was anything due by then. If not, time stands where it stood.
  @discardableResult
  public func advanceToNext(limit: Duration) async -> Bool {
    await settle()
    guard let due = queue.nextDue(), due <= limit else { return false }
    now = max(now, due)
    await settle()
    return true
  }

  /// Moves on without letting asynchronous work run: for streams alone, in synchronous tests.
  public func advanceSynchronously(to end: Duration) {
    while let item = queue.popFirst(dueBy: end) {
      now = max(now, item.due)
      item.fire()
    }
    now = max(now, end)
  }
}
