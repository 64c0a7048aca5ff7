import Observation2
import Observation2Testing
import Testing

/// Timers of virtual time: those that are over leave nothing behind (rule 35 of *The rules*).
@MainActor @Suite struct TimerTests {
  private let time = VirtualTime()

  @Test func `random timers, many of them taken back, run in order`() {
    var random = SplitMix(seed: 9)
    var waiting: [(due: Int, number: Int, timer: any Disposable)] = []
    var expected: [Int] = []
    var ran: [Int] = []
    for number in 0..<20_000 {
      switch random.next() % 3 {
      case 0:
        if waiting.isEmpty { continue }
        waiting.remove(at: Int(random.next() % UInt64(waiting.count))).timer.dispose()
      default:
        let due = time.now.inTicks + Int(random.next() % 50)
        let timer = time.schedule(at: .ticks(due)) { ran.append(number) }
        waiting.append((due, number, timer))
      }
      guard number % 100 == 99 else { continue }
      let end = time.now.inTicks + Int(random.next() % 40)
      let due = waiting.filter { $0.due <= end }.sorted {
        ($0.due, $0.number) < ($1.due, $1.number)
      }
      expected += due.map(\.number)
      waiting.removeAll { $0.due <= end }
      time.run(to: end)
      #expect(time.nextDue == waiting.map(\.due).min().map { .ticks($0) })
    }
    #expect(ran == expected)
  }

  @Test func `a timer may be taken back by what its action keeps, when that goes`() async {
    final class Owner {
      let bag = DisposeBag()
    }
    let ledger = Ledger()
    var clock: VirtualTime? = VirtualTime()
    var timers: [any Disposable] = []
    ledger.watch {
      for _ in 0..<3 {
        let owner = Owner()
        let timer = clock?.schedule(after: .seconds(1)) { withExtendedLifetime(owner) {} }
        timer?.disposed(by: owner.bag)
        if let timer { timers.append(timer) }
      }
    }
    timers[0].dispose()
    #expect(ledger.entries.count == 2)
    clock = nil
    await time.settle()
    #expect(ledger.entries.isEmpty)
  }

  @Test func `a timer due before it was asked for begins its beat at once`() {
    var beats: [Int] = []
    let beat = EventStream.timer(.ticks(-1), period: .ticks(2), scheduler: time)
      .subscribe { _ in beats.append(self.time.now.inTicks) }
    time.run(to: 5)
    #expect(beats == [0, 2, 4])
    beat.dispose()
  }

  @Test func `a timer that is taken back lets go of what it holds at once`() {
    var captive = Captive()
    let timers = (0..<10).map { _ in
      let probe = Probe()
      captive = Captive(probe: probe)
      return time.schedule(after: .seconds(3_600)) { withExtendedLifetime(probe) {} }
    }
    #expect(!captive.isFree)
    for timer in timers.reversed() { timer.dispose() }
    #expect(captive.isFree)
    #expect(time.nextDue == nil)
  }

  @Test func `a long debounce has one timer, however many values come`() {
    let ledger = Ledger()
    let source = PublishSubject<Int>()
    ledger.watch {
      let recording = source.asStream().debounce(.seconds(3_600), scheduler: time).recorded()
      for value in 0..<10_000 { source.onNext(value) }
      #expect(ledger.count(.timer) == 1)
      time.advanceSynchronously(to: .seconds(3_600))
      #expect(recording.values == [9_999])
      #expect(ledger.count(.timer) == 0)
      recording.dispose()
    }
  }

  @Test func `a bag drops timers that have fired`() {
    let bag = DisposeBag()
    for second in 1...100 { time.schedule(after: .seconds(second)) {}.disposed(by: bag) }
    #expect(bag.count == 100)
    time.advanceSynchronously(to: .seconds(99))
    #expect(bag.count == 1)
    bag.dispose()
    #expect(time.nextDue == nil)
  }

  @Test func `an interval of zero gives each its turn, and ends where its taker does`() async {
    for isAsynchronous in [false, true] {
      let time = VirtualTime()
      let log = Recorder()
      let bag = DisposeBag()
      for name in ["a", "b"] {
        EventStream.interval(.zero, scheduler: time).take(3)
          .subscribe { log.add("\(name)\($0)") }
          .disposed(by: bag)
      }
      if isAsynchronous {
        await time.advance(by: .seconds(1))
      } else {
        time.advanceSynchronously(to: .seconds(1))
      }
      #expect(log.entries == ["a0", "b0", "a1", "b1", "a2", "b2"])
      #expect(time.now == .seconds(1))
      #expect(time.stuck.isEmpty)
    }
  }

  @Test func `an endless interval of zero is reported with its place, and time stands still`() async
  {
    let time = VirtualTime()
    let bag = DisposeBag()
    var count = 0
    _ = time.schedule(after: .seconds(2)) {}
    time.advanceSynchronously(to: .seconds(1))
    let line: UInt = #line + 1
    EventStream.interval(.zero, scheduler: time).subscribe { count = $0 }.disposed(by: bag)
    time.advanceSynchronously(to: .seconds(3))
    #expect(time.now == .seconds(1))
    #expect(time.stuck.map(\.kind) == [.timer])
    #expect(time.stuck.map(\.origin.line) == [line])
    #expect(count == 100_000)
    // From then on it gets one more round each time, so that repeated attempts don't hang either.
    await time.advance(by: .seconds(1))
    #expect(time.now == .seconds(1))
    #expect(time.stuck.map(\.origin.line) == [line])
    #expect(count == 100_001)
    bag.dispose()
    await time.advance(by: .seconds(1))
    #expect(time.now == .seconds(2))
    #expect(time.stuck.isEmpty)
    #expect(time.nextDue == nil)
  }

  @Test func `a clock whose last reference goes elsewhere lets go on the main actor`() async {
    var gates: [AsyncStream<Void>.Continuation] = []
    var droppers: [Task<Void, Never>] = []
    let ended = Recorder()
    for makeClock in TimerTests.clocks {
      let (gate, open) = AsyncStream.makeStream(of: Void.self)
      gates.append(open)
      droppers.append(TimerTests.dropper(of: makeClock(ended), after: gate))
    }
    for gate in gates { gate.finish() }
    for dropper in droppers { await dropper.value }
    await time.settle()
    #expect(ended.entries == Array(repeating: "freed", count: TimerTests.clocks.count))
  }

  private static let clocks: [@MainActor (Recorder) -> any Sendable] = [
    { ended in
      let clock = VirtualTime()
      occupy(clock, ended)
      return clock
    },
    { ended in
      let clock = ClockScheduler(ManualClock())
      occupy(clock, ended)
      return clock
    },
    { ended in
      let clock = MainScheduler(ManualClock())
      occupy(clock, ended)
      return clock
    },
  ]

  /// Schedules an action that retains an object which may be released on the main actor only.
  private static func occupy(_ clock: any StreamScheduler, _ ended: Recorder) {
    let witness = Witness(ended)
    _ = clock.schedule(after: .seconds(1)) { withExtendedLifetime(witness) {} }
  }

  private static func dropper(
    of clock: any Sendable,
    after gate: AsyncStream<Void>
  ) -> Task<Void, Never> {
    Task.detached {
      for await _ in gate {}
      withExtendedLifetime(clock) {}
    }
  }
}

@MainActor private final class Recorder {
  private(set) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}

private final class Witness {
  private let ended: Recorder

  init(_ ended: Recorder) {
    self.ended = ended
  }

  deinit {
    MainActor.assumeIsolated { [ended] in ended.add("freed") }
  }
}
