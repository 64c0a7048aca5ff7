import Observation2
import Testing

/// Schedulers of real time, on a clock that the test advances.
@MainActor @Suite struct ClockSchedulerTests {
  @MainActor private final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }

  private let clock = ManualClock()
  private let log = Log()

  @Test func `what is due at once runs in order, after scheduling returns`() async {
    let scheduler = ClockScheduler(ContinuousClock())
    var log: [Int] = []
    let finished = AsyncStream.makeStream(of: Void.self)
    let items = (0..<3).map { number in scheduler.schedule(after: .zero) { log.append(number) } }
    let last = scheduler.schedule(after: .milliseconds(1)) { finished.continuation.finish() }
    let cancelled = scheduler.schedule(after: .zero) { log.append(99) }
    cancelled.dispose()
    #expect(log.isEmpty)
    for await _ in finished.stream {}
    #expect(log == [0, 1, 2])
    for item in items + [last] { item.dispose() }
  }

  @Test func `the clock of an app waits in real time, for timers and for work`() async throws {
    let clock = MainScheduler()
    let start = ContinuousClock.now
    let fired = AsyncStream.makeStream(of: Duration.self)
    let timers = [2, 1].map { delay in
      clock.schedule(after: .milliseconds(delay)) { fired.continuation.yield(clock.now) }
    }
    // The second one may be late by itself where the machine is busy, so their order is not known.
    var times: [Duration] = []
    for await time in fired.stream {
      times.append(time)
      if times.count == timers.count { break }
    }
    #expect(times.allSatisfy { $0 >= .milliseconds(1) } && times[1] >= .milliseconds(2))
    try await clock.sleep(for: .milliseconds(1))
    #expect(start.duration(to: .now) >= .milliseconds(3))
    #expect(clock.now >= .milliseconds(3))
    for item in timers { item.dispose() }
  }

  @Test func `zero delays that arm themselves again leave others their turns`() async {
    let scheduler = ClockScheduler(clock)
    let finished = AsyncStream.makeStream(of: Void.self)
    var rounds = 0
    func again() -> any Disposable {
      scheduler.schedule(after: .zero) { [log] in
        rounds += 1
        if rounds == 1 { Task { log.add("had a turn") } }
        if log.entries.isEmpty { _ = again() } else { finished.continuation.finish() }
      }
    }
    _ = again()
    for await _ in finished.stream {}
    #expect(log.entries == ["had a turn"])
    #expect(rounds > 1)
  }

  @Test(arguments: ["timer", "take(for:)", "skip(for:)", "delaySubscription", "delay", "debounce"])
  func `an operator keeps its scheduler while it waits`(operation: String) async {
    let finished = AsyncStream.makeStream(of: Void.self)
    let source = PublishSubject<Int>()
    var events = 0
    let subscription = keeping(operation, source.asStream()).subscribe(onEvent: { _ in
      events += 1
      finished.continuation.finish()
    })
    source.onNext(1)
    let early = events
    #expect(await clock.nextSleep() == .seconds(5))
    clock.advance(by: .seconds(5))
    // These give no sign when their time is over, so each iteration tries again.
    while events == early, ["skip(for:)", "delaySubscription"].contains(operation) {
      source.onNext(2)
      await Task.yield()
    }
    for await _ in finished.stream {}
    #expect(events > early)
    subscription.dispose()
  }

  private func keeping(_ operation: String, _ source: EventStream<Int>) -> EventStream<Int> {
    let span = Duration.seconds(5)
    let scheduler = ClockScheduler(clock)
    switch operation {
    case "timer": return .timer(span, scheduler: scheduler)
    case "take(for:)": return source.filter { $0 > 1 }.take(for: span, scheduler: scheduler)
    case "skip(for:)": return source.skip(for: span, scheduler: scheduler)
    case "delaySubscription": return source.delaySubscription(span, scheduler: scheduler)
    case "delay": return source.delay(span, scheduler: scheduler)
    default: return source.debounce(span, scheduler: scheduler)
    }
  }

  @Test func `the longest delay is slept in parts that a system's clock can count`() async {
    let century = Duration.seconds(100 * 365 * 86_400)
    let scheduler = MainScheduler(clock)
    let timer = scheduler.schedule(after: .seconds(Int64.max)) {}
    #expect(await clock.nextSleep() == century)
    clock.advance(by: century)
    #expect(await clock.nextSleep() == century * 2)
    timer.dispose()
    let work = scheduler.run { try? await scheduler.sleep(for: .seconds(Int64.max)) }
    #expect(await clock.nextSleep() == century * 2)
    work.dispose()
  }

  @Test func `a clock with nothing to wait for sleeps no more`() async {
    let scheduler = ClockScheduler(clock)
    let timer = scheduler.schedule(after: .seconds(9)) {}
    #expect(await clock.nextSleep() == .seconds(9))
    #expect(clock.sleeping == 1)
    timer.dispose()
    #expect(clock.sleeping == 0)
  }

  @Test func `timers, sleeps and work are in the ledger, and a bag drops them`() async {
    let ledger = Ledger()
    let bag = DisposeBag()
    let scheduler = MainScheduler(clock)
    let finished = AsyncStream.makeStream(of: Void.self)
    let line: UInt = #line + 3
    let source = PublishSubject<Int>()
    ledger.watch {
      source.asStream().debounce(.seconds(5), scheduler: scheduler).subscribe { _ in }
        .disposed(by: bag)
      source.onNext(1)
      scheduler.run {
        try? await scheduler.sleep(for: .seconds(3))
        finished.continuation.finish()
      }
      .disposed(by: bag)
    }
    let dues = [await clock.nextSleep(), await clock.nextSleep()]
    #expect(Set(dues) == [.seconds(5), .seconds(3)])
    #expect(ledger.entries.filter { $0.kind == .timer }.map(\.origin.line) == [line, line + 3])
    #expect(ledger.entries.filter { $0.kind == .task }.map(\.origin.line) == [line + 3])
    #expect(bag.count == 2)
    clock.advance(by: .seconds(3))
    for await _ in finished.stream {}
    while ledger.count(.task) > 0 { await Task.yield() }
    #expect(ledger.count(.timer) == 1)
    #expect(bag.count == 1)
    bag.dispose()
    #expect(ledger.entries.map(\.description) == [])
  }

  @Test func `what a timer schedules is in the ledger that the timer is in`() async {
    let (ledger, other) = (Ledger(), Ledger())
    let scheduler = ClockScheduler(clock)
    let bag = DisposeBag()
    other.watch { scheduler.schedule(after: .seconds(1)) {}.disposed(by: bag) }
    let line: UInt = #line + 2
    ledger.watch {
      EventStream.interval(.seconds(1), scheduler: scheduler).subscribe { _ in }.disposed(by: bag)
    }
    #expect(await clock.nextSleep() == .seconds(1))
    clock.advance(by: .seconds(1))
    #expect(await clock.nextSleep() == .seconds(2))
    #expect(ledger.entries.map(\.origin.line) == [line, line])
    #expect(other.entries.map(\.description) == [])
    bag.dispose()
    #expect(ledger.entries.map(\.description) == [])
  }

  @Test func `the wall clock is read anew each time, also when it is set back`() {
    let wall = VirtualTime(timeSince1970: .seconds(1_000))
    let scheduler = MainScheduler(clock, wallClock: { wall.timeSince1970 - wall.now * 2 })
    #expect(scheduler.timeSince1970 == .seconds(1_000))
    wall.advanceSynchronously(to: .seconds(600))
    #expect(scheduler.timeSince1970 == .seconds(400))
  }

  @Test func `the wall clock is the system's unless another is handed in`() {
    let year: Duration = .seconds(365 * 86_400)
    #expect(MainScheduler().timeSince1970 > year * 50)
    #expect(MainScheduler(timeSince1970: .seconds(7)).timeSince1970 < year)
  }
}
