/// Real time on the main actor.
///
/// Make one where the app starts and hand it to what waits.
@MainActor
public final class MainScheduler: StreamScheduler, AppClock {
  private let timers = ClockScheduler(ContinuousClock())
  private let startSince1970: Duration

  /// Creates the clock of an app.
  ///
  /// - Parameter timeSince1970: The wall clock's time now, such as
  ///   `.seconds(Date().timeIntervalSince1970)`; this module knows no calendar.
  public init(timeSince1970: Duration = .zero) {
    startSince1970 = timeSince1970
  }

  /// The time since this was made.
  public var now: Duration { timers.now }

  /// The scheduler itself.
  public var scheduler: any StreamScheduler { self }

  /// The wall clock's time, as given at the start plus what has passed since.
  public var timeSince1970: Duration { startSince1970 + now }

  /// Calls `action` on the main actor after `delay`.
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    timers.schedule(after: delay, action)
  }

  /// Waits in real time.
  public func sleep(for duration: Duration) async throws {
    try await Task.sleep(for: duration)
  }

  /// Starts a task.
  public func run(
    at origin: SourceSpot,
    _ work: @escaping @MainActor () async -> Void
  ) -> any Disposable {
    let task = Task { await work() }
    return AnyDisposable { task.cancel() }
  }
}
