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
/// *Settled* means: each task that was started with ``run(at:_:)`` has finished, or is parked in
/// ``sleep(for:)``, itself or through its child tasks; and nothing is left to run on their behalf,
/// which is counted and not guessed. A task that waits for anything else can't be moved on by time:
/// it is listed in ``stuck`` with the place that started it (SEMANTICS 28).
@MainActor
public final class VirtualTime: StreamScheduler, AppClock {
  /// The time since this was made.
  public private(set) var now: Duration = .zero
  private let startSince1970: Duration
  private let timers = MainTimers()
  private let tasks = VirtualTasks()
  /// What kept the last instant from ending.
  private var endless: [Ledger.Entry] = []

  /// How many rounds of timers one instant may have; see ``advance(by:)``.
  private static let roundLimit = 100_000
  /// How many the current one may still have.
  private var roundsLeft = roundLimit

  /// Creates a clock that shows zero.
  ///
  /// - Parameter timeSince1970: What the wall clock shows at the start; by default
  ///   2026-04-01T09:00:00+09:00, the start of a flow.
  public init(timeSince1970: Duration = .seconds(1_775_001_600)) {
    startSince1970 = timeSince1970
  }

  deinit { timers.close() }

  /// The scheduler itself.
  public var scheduler: any StreamScheduler { self }

  /// The wall clock's time: that of the start plus what has passed.
  public var timeSince1970: Duration { startSince1970 + now }

  /// When the next thing is due, if there is any.
  public var nextDue: Duration? { timers.queue.first?.due }

  /// What time can't bring on, with its place: the tasks that were there when things settled last and
  /// wait for something else, and a timer that has kept an instant from ending.
  public var stuck: [Ledger.Entry] { tasks.stuck + endless }

  /// Calls `action` when `delay` has passed.
  @_disfavoredOverload
  public func schedule(
    after delay: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    schedule(after: delay, at: ClockWork.current?.origin ?? SourceSpot(), isDeadline: false, action)
  }

  /// Calls `action` when `delay` has passed.
  public func schedule(
    after delay: Duration,
    at origin: SourceSpot,
    isDeadline: Bool,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    let due = now + max(delay, .zero)
    return timers.queue.add(due: due, at: origin, isDeadline: isDeadline, action)
  }

  /// Calls `action` at a time of this clock; as soon as possible if that has passed.
  ///
  /// - Parameters:
  ///   - due: The time.
  ///   - fileID: The place that ledgers name; by default this call's.
  ///   - line: The same.
  ///   - action: What is called.
  /// - Returns: What takes it back.
  public func schedule(
    at due: Duration,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    schedule(
      after: due - now,
      at: SourceSpot(fileID: fileID, line: line),
      isDeadline: false,
      action
    )
  }

  /// Waits until `duration` has passed on this clock.
  ///
  /// - Throws: `CancellationError` when the task that waits is cancelled.
  public nonisolated(nonsending) func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    if duration <= .zero { return }
    // A task that has just come back from another actor takes a turn of the main queue for each call.
    tasks.begin()
    try await park(for: duration)
  }

  private func park(for duration: Duration) async throws {
    let origin = ClockWork.current?.origin ?? SourceSpot()
    try await tasks.park { schedule(after: duration, at: origin, isDeadline: false, $0) }
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
    var round = timers.queue.scheduled
    while let place = next(by: now, &round) {
      place.timer.fire()
      await tasks.settle()
    }
  }

  /// Moves on, running what falls due on the way at its time, and lets everything settle.
  ///
  /// What is scheduled for the very instant that is running takes another round of it. Where 100,000
  /// rounds are not enough, as with an endless interval of zero, time stands still there, this call
  /// returns, and ``stuck`` names the timer.
  public func advance(by duration: Duration) async {
    await advance(to: now + max(duration, .zero))
  }

  /// Moves on to a time of this clock; see ``advance(by:)``.
  public func advance(to end: Duration) async {
    await settle()
    while endless.isEmpty, let due = nextDue, due <= end {
      move(to: due)
      await settle()
    }
    if endless.isEmpty { move(to: end) }
  }

  /// Moves on to what is due next and lets everything settle.
  ///
  /// - Parameter limit: How far at most.
  /// - Returns: Whether there was anything due by then. If not, time stands where it stood.
  @discardableResult
  public func advanceToNext(limit: Duration) async -> Bool {
    await settle()
    guard endless.isEmpty, let due = nextDue, due <= limit else { return false }
    move(to: due)
    await settle()
    return true
  }

  /// Moves on without letting asynchronous work run: for streams alone, in synchronous tests.
  ///
  /// An instant has as many rounds as ``advance(by:)`` says.
  public func advanceSynchronously(to end: Duration) {
    var round = timers.queue.scheduled
    while let place = next(by: end, &round) {
      if place.due > now {
        move(to: place.due)
        round = timers.queue.scheduled
      }
      place.timer.fire()
    }
    if endless.isEmpty { move(to: end) }
  }

  private func move(to time: Duration) {
    guard time > now else { return }
    now = time
    roundsLeft = VirtualTime.roundLimit
  }

  /// What is due next, unless its instant has had its rounds.
  ///
  /// A round is all that had been scheduled when it began: `round` is how many timers that were.
  private func next(by time: Duration, _ round: inout UInt64) -> TimerQueue.Place? {
    endless = []
    guard let place = timers.queue.first, place.due <= time else {
      roundsLeft = VirtualTime.roundLimit
      return nil
    }
    if place.due > now || timers.queue.isAmong(round, place) { return place }
    round = timers.queue.scheduled
    if roundsLeft > 0 {
      roundsLeft -= 1
      return place
    }
    endless = [Ledger.Entry(kind: .timer, origin: place.timer.origin)]
    return nil
  }
}
