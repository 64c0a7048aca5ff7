/// Real time on the main actor.
///
/// Make one where the app starts and pass it to the parts that wait.
@MainActor
public final class MainScheduler: StreamScheduler, AppClock {
  private let identity = ClockIdentity()
  private let timers: ClockScheduler
  private let sleepFor: @Sendable (Duration) async throws -> Void
  private let wallClock: @MainActor () -> Duration

  /// Creates the clock of an app; its wall clock is the system's.
  public convenience init() {
    self.init(ContinuousClock())
  }

  /// Creates a clock whose wall clock shows a given time now and from there goes as fast as real time.
  ///
  /// - Parameter timeSince1970: The time that the wall clock shows at the start.
  public convenience init(timeSince1970: Duration) {
    let clock = ContinuousClock()
    let start = clock.now
    self.init(clock) { timeSince1970 + start.duration(to: clock.now) }
  }

  /// Creates a clock of another standard clock and another wall clock.
  ///
  /// - Parameters:
  ///   - clock: The clock on which timers and sleeps wait.
  ///   - wallClock: Returns the time since 1970, and is called each time that it is read; by
  ///     default the system's, so that it stays right when the system's clock is set or the machine
  ///     has slept.
  public init<Source: Clock>(
    _ clock: Source,
    wallClock: (@MainActor () -> Duration)? = nil
  ) where Source.Duration == Duration {
    timers = ClockScheduler(clock)
    sleepFor = { try await clock.wait(until: clock.now.advanced(by: $0)) }
    self.wallClock = wallClock ?? { SystemTime.since1970 }
  }

  /// The time since this clock was made.
  public var now: Duration { timers.now }

  /// The scheduler itself.
  public var scheduler: any StreamScheduler { self }

  /// The wall clock's time.
  public var timeSince1970: Duration { wallClock() }

  /// Calls `action` on the main actor after `delay`.
  public func schedule(
    after delay: Duration,
    at origin: SourceSpot,
    isDeadline: Bool,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    timers.schedule(after: delay, at: origin, isDeadline: isDeadline, action)
  }

  /// Waits in real time.
  ///
  /// - Throws: `CancellationError` when the waiting task is cancelled.
  public func sleep(for duration: Duration) async throws {
    let ledger = Ledger.current
    let entry = ledger?.open(.timer, at: ClockWork.current?.origin ?? SourceSpot())
    defer { if let ledger, let entry { ledger.close(entry) } }
    try await sleepFor(duration)
  }

  /// Starts a task.
  public func run(
    at origin: SourceSpot,
    _ work: @escaping @MainActor () async -> Void
  ) -> any Disposable {
    let disposable = WorkDisposable(at: origin)
    let task = ClockWork.$current.withValue(ClockWork(of: identity, at: origin)) {
      Task {
        await work()
        disposable.end()
      }
    }
    disposable.cancels(task)
    return disposable
  }
}
