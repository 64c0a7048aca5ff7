import Observation2
import Observation2Testing
import Testing

@MainActor final class TurnScheduler: @MainActor StreamScheduler {
  private(set) var now = Duration.zero
  private var waiting: [(due: Duration, isDeadline: Bool, run: () -> Void)] = []

  func schedule(
    after delay: Duration,
    at origin: SourceSpot,
    isDeadline: Bool,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    let entry = Ledger.enter(.timer, at: origin)
    var pending: (() -> Void)? = action
    func run() {
      let action = pending.take()
      entry.close()
      entry.watch { action?() }
    }
    waiting.append((now + delay, isDeadline, run))
    return AnyDisposable {
      pending = nil
      entry.close()
    }
  }

  /// The next turn of a game.
  func turn(at time: Duration) {
    now = time
    let due = waiting.filter { $0.due <= time }
    waiting.removeAll { $0.due <= time }
    for isDeadline in [false, true] {
      for timer in due where timer.isDeadline == isDeadline { timer.run() }
    }
  }
}

@MainActor final class LateClock: @MainActor AppClock {
  private let base: any AppClock
  let lateness: Duration

  init(_ base: any AppClock, by lateness: Duration) {
    (self.base, self.lateness) = (base, lateness)
  }

  var scheduler: any StreamScheduler { base.scheduler }
  var timeSince1970: Duration { base.timeSince1970 - lateness }

  func sleep(for duration: Duration) async throws {
    try await base.sleep(for: duration)
  }

  func run(
    at origin: SourceSpot,
    _ work: @escaping @MainActor () async -> Void
  ) -> any Disposable {
    base.run(at: origin, work)
  }
}

final class Lease: EndingDisposable {
  private var whenOver: (() -> Void)?
  private(set) var isDisposed = false

  init(whenOver: @escaping () -> Void) { self.whenOver = whenOver }

  /// Its time is up.
  func runOut() {
    let whenOver = whenOver
    dispose()
    whenOver?()
  }

  func silence() { whenOver = nil }

  func dispose() {
    whenOver = nil
    isDisposed = true
  }
}

/// What an app sends home; of no actor.
private final class CrashLog: Sendable {
  private let errors = Guarded<[UnhandledStreamError]>([])

  var all: [UnhandledStreamError] { errors.withLock { $0 } }

  func add(_ unhandled: UnhandledStreamError) {
    errors.withLock { $0.append(unhandled) }
  }
}

/// The listings of the article "Parts of your own".
@MainActor @Suite struct ExtendingTests {
  private let bag = DisposeBag()
  private let ledger = Ledger()

  @Test func `a scheduler of one's own keeps order and ledger`() {
    let turns = TurnScheduler()
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    ledger.watch {
      subject.asStream().debounce(.seconds(2), scheduler: turns)
        .subscribe { seen.append($0) }
        .disposed(by: bag)
      subject.onNext(1)
      turns.schedule(after: .seconds(2)) { subject.onNext(2) }.disposed(by: bag)
    }
    #expect(ledger.count(.timer) == 2)
    turns.turn(at: .seconds(2))
    #expect(seen == [])
    #expect(ledger.entries.map(\.kind) == [.subscription, .timer])
    turns.turn(at: .seconds(4))
    #expect(seen == [2])
    #expect(ledger.count(.timer) == 0)
  }

  @Test func `a clock before another one settles with it`() async {
    let time = VirtualTime()
    let clock = LateClock(time, by: .seconds(60))
    var isDone = false
    await ledger.watch {
      clock.run {
        try? await clock.sleep(for: .seconds(1))
        isDone = true
      }
      .disposed(by: bag)
      await time.settle()
      #expect(ledger.count(.task) == 1)
      await time.advance(by: .seconds(1))
    }
    #expect(isDone && ledger.entries.isEmpty)
    #expect(clock.timeSince1970 == time.timeSince1970 - .seconds(60))
  }

  @Test func `a disposable of one's own is silenced before its bag goes`() {
    var told = 0
    let lease = Lease { told += 1 }
    AnyDisposable { lease.runOut() }.disposed(by: bag)
    lease.disposed(by: bag)
    bag.dispose()
    #expect(told == 0 && lease.isDisposed)
    Lease { told += 1 }.runOut()
    #expect(told == 1)
  }

  @Test func `a test has a handler of its own`() {
    let failing = EventStream<Int>.error(TestError())
    let show = { (_: Int) in }
    let crashes = CrashLog()
    UnhandledStreamError.withHandler { unhandled in
      crashes.add(unhandled)
    } perform: {
      failing.subscribe(onNext: { show($0) }).disposed(by: bag)
    }
    #expect(crashes.all.map { $0.error is TestError } == [true])
  }
}
