/// Time that stands still until a test or a flow advances it.
///
/// Tests and flows pass it to the parts that wait. Advancing runs all timers that fall due on the
/// way, in order, and lets asynchronous work settle in between, without any real waiting.
///
/// ```swift
/// let time = VirtualTime()
/// let work = time.run { try? await time.sleep(for: .seconds(5)); done = true }
/// await time.advance(by: .seconds(5))
/// #expect(done)
/// ```
///
/// *Settled* means: each task that was started with ``run(at:_:)`` has finished, or is parked in
/// ``sleep(for:)``, itself or through its child tasks. Nothing is left to run on their behalf either, which is counted
/// and not guessed. Time can't resume a task that waits for anything else: it is listed in ``stuck`` with the place
/// that started it (rule 28 of <doc:TheRules>).
@MainActor
public final class VirtualTime: StreamScheduler, AppClock {
  /// The time since this clock was made.
  public var now: Duration { face.now }
  /// For recorders, which a waiting timer may hold, and which so must not hold the clock.
  package let face = ClockFace()
  private let startSince1970: Duration
  private let timers = MainTimers()
  private let tasks = VirtualTasks()
  /// The timer that kept the last instant from ending.
  private var endless: [Ledger.Entry] = []

  /// The number of timers that have run.
  private var fired = 0

  /// The number of rounds of timers that one instant may have; see ``advance(by:)``.
  private static let roundLimit = 100_000
  /// The number of rounds that the current instant may still have.
  private var roundsLeft = roundLimit

  /// Creates a clock that shows zero.
  ///
  /// - Parameter timeSince1970: The time that the wall clock shows at the start; by default
  ///   2026-04-01T09:00:00+09:00, the start of a flow.
  public init(timeSince1970: Duration = .seconds(1_775_001_600)) {
    startSince1970 = timeSince1970
  }

  deinit { timers.close() }

  /// The scheduler itself.
  public var scheduler: any StreamScheduler { self }

  /// The wall clock's time: the time at the start plus the time that has passed.
  public var timeSince1970: Duration { startSince1970 + now }

  /// The time at which the next timer is due, if there is any.
  public var nextDue: Duration? { timers.queue.first?.due }

  /// The tasks and timers that time can't bring to an end, with their places.
  ///
  /// These are tasks that existed when things last settled and wait for something else than the clock, and a timer that
  /// has kept an instant from ending.
  public var stuck: [Ledger.Entry] { tasks.stuck + endless }

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

  /// Calls `action` at a time of this clock; as soon as possible if that time has passed.
  ///
  /// - Parameters:
  ///   - due: The time.
  ///   - fileID: The file to name in ledgers; by default the caller's.
  ///   - line: The line in that file.
  ///   - action: The closure to call.
  /// - Returns: The disposable that cancels the call.
  @discardableResult
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
  /// - Throws: `CancellationError` when the waiting task is cancelled.
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

  /// A number that is another one after anything has run: a timer, or a part of a task of this clock.
  ///
  /// `nil` where the system does not tell the parts of a task.
  package var activity: Int? {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return nil }
    return fired + tasks.activity
  }

  /// Starts asynchronous work on the main actor, which settling waits for.
  public func run(
    at origin: SourceSpot,
    _ work: @escaping @MainActor () async -> Void
  ) -> any Disposable {
    tasks.run(at: origin, work)
  }

  /// Lets everything settle at this instant, including timers that are due now.
  public func settle() async {
    ForeignLooks.lookAll()
    await tasks.settle()
    var round = timers.queue.scheduled
    while let place = next(by: now, &round) {
      fire(place)
      await tasks.settle()
    }
  }

  /// Advances, runs the timers that fall due on the way at their times, and lets everything settle.
  ///
  /// A timer scheduled for the instant that is running takes another round of that instant. If
  /// 100,000 rounds are not enough, as with an endless interval of zero, time stands still there,
  /// this call returns, and ``stuck`` names the timer.
  public func advance(by duration: Duration) async {
    await advance(to: now + max(duration, .zero))
  }

  /// Advances to a time of this clock; see ``advance(by:)``.
  public func advance(to end: Duration) async {
    await settle()
    while endless.isEmpty, let due = nextDue, due <= end {
      move(to: due)
      await settle()
    }
    if endless.isEmpty { move(to: end) }
  }

  /// Advances to the next timer and lets everything settle.
  ///
  /// - Parameter limit: The latest time to advance to.
  /// - Returns: `true` if a timer was due by then. If not, the time does not change.
  @discardableResult
  public func advanceToNext(limit: Duration) async -> Bool {
    await settle()
    guard endless.isEmpty, let due = nextDue, due <= limit else { return false }
    move(to: due)
    await settle()
    return true
  }

  /// Advances without letting asynchronous work run: for streams alone, in synchronous tests.
  ///
  /// The limit of rounds for one instant is that of ``advance(by:)``.
  public func advanceSynchronously(to end: Duration) {
    var round = timers.queue.scheduled
    while let place = next(by: end, &round) {
      if place.due > now {
        move(to: place.due)
        round = timers.queue.scheduled
      }
      fire(place)
    }
    if endless.isEmpty { move(to: end) }
  }

  private func fire(_ place: TimerQueue.Place) {
    fired += 1
    place.timer.fire()
  }

  private func move(to time: Duration) {
    guard time > now else { return }
    face.now = time
    roundsLeft = VirtualTime.roundLimit
  }

  /// The timer that is due next, unless its instant has used up its rounds.
  ///
  /// A round consists of the timers scheduled before it began; `round` is their number.
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
