import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct LedgerTests {
  private let ledger = Ledger()
  private let subject = PublishSubject<Int>()
  private let time = VirtualTime()

  @Test func `subscriptions are counted from their call to their end, with its place`() {
    let (line, first): (UInt, any Disposable) = ledger.watch {
      (#line, subject.asStream().map { $0 }.filter { $0 > 0 }.subscribe { _ in })
    }
    let second = ledger.watch { subject.asStream().subscribe(onEvent: { _ in }) }
    #expect(ledger.count(.subscription) == 2)
    #expect(ledger.entries.first?.origin.line == line)
    #expect(ledger.entries.first?.description.hasSuffix("LedgerTests.swift:\(line)") == true)
    first.dispose()
    first.dispose()
    #expect(ledger.count(.subscription) == 1)
    subject.onCompleted()
    #expect(ledger.entries.isEmpty)
    second.dispose()
  }

  @Test(arguments: OperatorCase.all)
  func `no operator leaves an entry behind: dispose, end, source gone`(operation: OperatorCase) {
    let time = VirtualTime()
    func watched(_ source: PublishSubject<Int>) -> any Disposable {
      ledger.watch {
        operation.apply(source.asStream(), Probe(), time).subscribe(onEvent: { _ in })
      }
    }
    func wait() { time.advanceSynchronously(to: time.now + .seconds(2)) }
    watched(subject).dispose()
    #expect(ledger.entries.map(\.description) == [])
    let ended = watched(subject)
    #expect(ledger.count(.subscription) >= 1)
    wait()
    subject.onNext(1)
    subject.onCompleted()
    wait()
    #expect(ledger.entries.map(\.description) == [])
    ended.dispose()
    let failing = PublishSubject<Int>()
    let failed = watched(failing)
    wait()
    failing.onError(TestError())
    wait()
    #expect(ledger.entries.map(\.description) == [])
    failed.dispose()
  }

  @Test(arguments: OperatorCase.freedWithTheirSource)
  func `a source that goes strikes its subscriptions out`(operation: OperatorCase) {
    var source: PublishSubject<Int>? = PublishSubject()
    let subscription = source.map { source in
      ledger.watch { operation.apply(source.asStream(), Probe()).subscribe { _ in } }
    }
    source?.onNext(1)
    source = nil
    #expect(ledger.entries.map(\.description) == [])
    subscription?.dispose()
  }

  @Test(arguments: SilentCase.all)
  func `a subscription to what comes to nothing counts until it is disposed of`(silent: SilentCase)
  {
    let bag = DisposeBag()
    let subscription = ledger.watch { silent.apply(.never()).subscribe { _ in } }
    subscription.disposed(by: bag)
    #expect(ledger.count(.subscription) == 1)
    #expect(bag.count == 1)
    subscription.dispose()
    #expect(ledger.entries.isEmpty)
    #expect(bag.count == 0)
    _ = ledger.watch { silent.apply(.never()).subscribe { _ in } }
    #expect(ledger.entries.isEmpty, "nobody holds it")
  }

  @Test func `what its source leaves in silence goes on counting`() {
    let subscription = ledger.watch {
      subject.asStream().concat(EventStream.never()).subscribe { _ in }
    }
    subject.onCompleted()
    #expect(ledger.count(.subscription) == 1)
    subscription.dispose()
    #expect(ledger.entries.isEmpty)
  }

  @Test func `a stream that ends on subscription is not entered`() {
    ledger.watch {
      _ = EventStream.of(1, 2).subscribe { _ in }
      _ = EventStream<Int>.error(TestError()).subscribe(onNext: { _ in }, onError: { _ in })
      _ = BehaviorSubject(value: 1).asStream().map { _ -> Int in throw TestError() }
        .subscribe(onNext: { _ in }, onError: { _ in })
    }
    #expect(ledger.entries.isEmpty)
  }

  @Test func `bindings are counted, and struck out when their target is gone`() {
    var model: PlainModel? = PlainModel()
    let relay = BehaviorRelay(value: 1)
    let binding = ledger.watch { model.map { relay.asDriver().drive($0.rx[\.count]) } }
    #expect(ledger.count(.subscription) == 1)
    model = nil
    relay.accept(2)
    #expect(ledger.entries.isEmpty)
    binding?.dispose()
  }

  @Test func `timers are counted until they fire or are taken back`() {
    let (first, second) = ledger.watch {
      (time.schedule(after: .ticks(10)) {}, time.schedule(after: .ticks(20)) {})
    }
    #expect(ledger.count(.timer) == 2)
    let line: UInt = #line - 3
    #expect(ledger.countsByOrigin(.timer).map(\.origin.line) == [line])
    second.dispose()
    #expect(ledger.count(.timer) == 1)
    time.run(to: 10)
    #expect(ledger.count(.timer) == 0)
    first.dispose()
    #expect(ledger.entries.isEmpty)
  }

  @Test func `each operator's timers are reported with the place of its call`() {
    let (source, time) = (PublishSubject<Int>(), time as any StreamScheduler)
    let (stream, span) = (source.asStream(), Duration.ticks(50))
    let driver = stream.asDriver(onErrorDriveWith: .empty())
    let first: UInt = #line + 2
    let streams: [EventStream<Int>] = [
      stream.debounce(span, scheduler: time),
      stream.throttle(span, scheduler: time),
      stream.delay(span, scheduler: time),
      stream.timeout(span, scheduler: time),
      stream.timeout(span, other: driver, scheduler: time),
      stream.take(for: span, scheduler: time),
      stream.skip(for: span, scheduler: time),
      stream.delaySubscription(span, scheduler: time),
      stream.buffer(timeSpan: span, count: 9, scheduler: time).map(\.count),
      stream.window(timeSpan: span, count: 9, scheduler: time).merge(),
      .interval(span, scheduler: time),
      .timer(span, scheduler: time),
      .timer(span, period: span, scheduler: time),
      EventStream.error(TestError()).retry(attempts: 2, delay: .fixed(span), scheduler: time),
      driver.debounce(span, scheduler: time).asStream(),
      driver.throttle(span, scheduler: time).asStream(),
      driver.delay(span, scheduler: time).asStream(),
      Driver.interval(span, scheduler: time).asStream(),
      Driver.timer(span, scheduler: time).asStream(),
    ]
    let bag = DisposeBag()
    ledger.watch {
      for stream in streams { stream.subscribe(onEvent: { _ in }).disposed(by: bag) }
      source.onNext(1)
      source.onNext(2)
    }
    let lines = Set(ledger.countsByOrigin(.timer).map(\.origin.line))
    #expect(lines == Set(first..<first + UInt(streams.count)))
    bag.dispose()
    #expect(ledger.entries.map(\.description) == [])
  }

  @Test func `a debounce that waits is a subscription and a timer, and neither afterwards`() {
    let subscription = ledger.watch { [subject, time] in
      let subscription = subject.asStream().debounce(.ticks(20), scheduler: time).subscribe { _ in }
      subject.onNext(1)
      return subscription
    }
    #expect(ledger.count(.subscription) == 1)
    #expect(ledger.count(.timer) == 1)
    subscription.dispose()
    #expect(ledger.entries.isEmpty)
  }

  @Test func `tasks are counted while they run`() async {
    let time = time
    let work = ledger.watch { time.run { try? await time.sleep(for: .ticks(10)) } }
    await time.settle()
    #expect(ledger.count(.task) == 1)
    #expect(Set(ledger.entries.map(\.origin)).count == 1)
    #expect(ledger.entries.first { $0.kind == .task }?.description.contains("LedgerTests") == true)
    await time.advance(by: .ticks(10))
    #expect(ledger.entries.map(\.description) == [])
    work.dispose()
  }

  @Test func `a task that is cancelled is struck out`() async {
    let time = time
    let work = ledger.watch { time.run { try? await time.sleep(for: .seconds(3_600)) } }
    await time.settle()
    work.dispose()
    await time.settle()
    #expect(ledger.entries.map(\.description) == [])
  }

  @Test func `what the tasks of watched code start is counted too`() async {
    let (time, subject) = (time, subject)
    let bag = DisposeBag()
    let work = ledger.watch {
      time.run {
        subject.asStream().subscribe { _ in }.disposed(by: bag)
        try? await time.sleep(for: .ticks(10))
        subject.asStream().subscribe { _ in }.disposed(by: bag)
      }
    }
    await time.advance(by: .ticks(10))
    #expect(ledger.count(.subscription) == 2)
    #expect(ledger.count(.task) == 0)
    bag.dispose()
    #expect(ledger.entries.isEmpty)
    work.dispose()
  }

  @Test func `places are told by how much they have made, then by file and line`() {
    let bag = DisposeBag()
    ledger.watch {
      for line in [20, 9, 100, 9, 100, 3] as [UInt] {
        subject.asStream().subscribe(fileID: "B/File.swift", line: line) { _ in }.disposed(by: bag)
      }
      subject.asStream().subscribe(fileID: "A/File.swift", line: 50) { _ in }.disposed(by: bag)
    }
    #expect(
      ledger.countsByOrigin(.subscription).map { "\($0.count) \($0.origin)" } == [
        "2 B/File.swift:9", "2 B/File.swift:100", "1 A/File.swift:50", "1 B/File.swift:3",
        "1 B/File.swift:20",
      ]
    )
    bag.dispose()
    #expect(ledger.countsByOrigin(.subscription).isEmpty)
  }

  @Test func `a planted leak is found, with its place`() {
    final class Screen {
      let bag = DisposeBag()
      var title = ""
    }
    weak var weakScreen: Screen?
    ledger.watch {
      let screen = Screen()
      weakScreen = screen
      subject.asStream().subscribe { screen.title = "\($0)" }.disposed(by: screen.bag)
    }
    #expect(weakScreen != nil)
    #expect(ledger.count(.subscription) == 1)
    #expect(ledger.entries.first?.origin.fileID.hasSuffix("LedgerTests.swift") == true)
    weakScreen?.bag.dispose()
    #expect(weakScreen == nil)
    #expect(ledger.entries.isEmpty)
  }

  @Test func `ledgers don't see one another, and nothing is counted without one`() {
    let other = Ledger()
    let bag = DisposeBag()
    other.watch { subject.asStream().subscribe { _ in }.disposed(by: bag) }
    subject.asStream().subscribe { _ in }.disposed(by: bag)
    #expect(ledger.entries.isEmpty)
    #expect(other.count(.subscription) == 1)
    bag.dispose()
    #expect(other.entries.isEmpty)
  }

  @Test func `a subscription made inside a callback counts where the callback runs`() {
    let bag = DisposeBag()
    let other = PublishSubject<Int>()
    let outer = ledger.watch {
      subject.asStream().subscribe { _ in
        other.asStream().subscribe { _ in }.disposed(by: bag)
      }
    }
    subject.onNext(1)
    #expect(ledger.count(.subscription) == 1)
    ledger.watch { subject.onNext(2) }
    #expect(ledger.count(.subscription) == 2)
    bag.dispose()
    outer.dispose()
    #expect(ledger.entries.isEmpty)
  }

  @Test func `what is entered from outside is alive until it is closed, once`() {
    let spot = SourceSpot()
    let first = ledger.watch { Ledger.enter(.timer, at: spot) }
    let second = ledger.watch { Ledger.enter(.task, at: spot) }
    #expect(ledger.entries.map(\.kind) == [.timer, .task])
    #expect(ledger.entries.allSatisfy { $0.origin == spot })
    first.close()
    first.close()
    #expect(ledger.entries.map(\.kind) == [.task])
    second.close()
    Ledger.enter(.timer, at: spot).close()
    #expect(ledger.entries.isEmpty)
  }

  @Test func `an entry brings back the ledger that was current, or none`() throws {
    let entry = ledger.watch { Ledger.enter(.timer, at: SourceSpot()) }
    let unwatched = Ledger.enter(.timer, at: SourceSpot())
    let other = Ledger()
    let subscriptions = other.watch {
      [entry, unwatched].map { $0.watch { subject.asStream().subscribe { _ in } } }
    }
    #expect(ledger.count(.subscription) == 1)
    #expect(other.entries.isEmpty)
    for subscription in subscriptions { subscription.dispose() }
  }
}
