import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct DebounceTests {
  private let time = VirtualTime()

  private func debounced(_ diagram: String) throws -> TestObserver<Int> {
    let xs = try HotTestStream<Int>(time, diagram)
    return time.start { [time] in xs.asStream().debounce(.ticks(20), scheduler: time) }
  }

  @Test func `a value passes when nothing followed for a while`() throws {
    try debounced("-1-----2----|").expectMarbles("---1-----2--|", report: report)
  }

  @Test func `a new value restarts the wait`() throws {
    try debounced("-123----|").expectMarbles("-----3--|", report: report)
  }

  @Test func `a value exactly when due supersedes`() throws {
    try debounced("-1-2-3-----|").expectMarbles("-------3---|", report: report)
  }

  @Test func `completion gives what waits at once`() throws {
    try debounced("-1|").expectMarbles("--(1|)", report: report)
    #expect(time.nextDue == nil)
  }

  @Test func `an error drops what waits`() throws {
    try debounced("-1#").expectMarbles("--#", report: report)
    #expect(time.nextDue == nil)
  }

  @Test func `disposing drops what waits and its timer`() {
    let source = PublishSubject<Int>()
    let recording = source.asStream().debounce(.ticks(20), scheduler: time).recorded()
    source.onNext(1)
    recording.dispose()
    #expect(time.nextDue == nil)
    time.run(to: 100)
    #expect(recording.values == [])
  }

  @Test func `what waits still passes when the source is gone, then all is let go`() {
    var captive = Captive()
    var source: PublishSubject<Int>? = PublishSubject()
    var seen: [Int] = []
    let subscription = {
      let probe = Probe()
      captive = Captive(probe: probe)
      return source?.asStream()
        .map { value in withExtendedLifetime(probe) { value } }
        .debounce(.ticks(20), scheduler: time)
        .subscribe { value in withExtendedLifetime(probe) { seen.append(value) } }
    }()
    source?.onNext(1)
    source = nil
    time.run(to: 100)
    #expect(seen == [1])
    #expect(captive.isFree)
    subscription?.dispose()
  }

  @Test func `a value sent when one passes waits anew`() {
    let source = PublishSubject<Int>()
    let observer = TestObserver<Int>(time)
    let bag = DisposeBag()
    source.asStream().debounce(.ticks(20), scheduler: time)
      .do(onNext: { if $0 < 3 { source.onNext($0 + 1) } })
      .subscribe(onEvent: { observer.on($0) })
      .disposed(by: bag)
    source.onNext(1)
    time.run(to: 200)
    #expect(observer.events == [.next(20, 1), .next(40, 2), .next(60, 3)])
  }

  @Test func `an observer that disposes on the flushed value hears no completion`() {
    let source = PublishSubject<Int>()
    let subscription = SerialDisposable()
    var log: [String] = []
    subscription.disposable = source.asStream().debounce(.ticks(20), scheduler: time)
      .subscribe(onEvent: { event in
        log.append(event.value.map { "\($0)" } ?? "end")
        subscription.dispose()
      })
    source.onNext(1)
    source.onCompleted()
    #expect(log == ["1"])
  }

  @Test func `completing from inside the flushed value ends once`() {
    let source = PublishSubject<Int>()
    var log: [String] = []
    let subscription = source.asStream().debounce(.ticks(20), scheduler: time)
      .subscribe(onEvent: { event in
        log.append(event.value.map { "\($0)" } ?? "end")
        source.onCompleted()
      })
    source.onNext(1)
    time.run(to: 100)
    #expect(log == ["1", "end"])
    subscription.dispose()
  }
}
