import Observation2
import Observation2Testing
import Testing

/// The forms of subscribing that programs for Rx use.
@MainActor @Suite struct SubscribeTests {
  private final class Log {
    var entries: [String] = []
  }

  private let source = PublishSubject<Int>()
  private let log = Log()

  private func note(_ entry: String) { log.entries.append(entry) }

  @Test func `without closures it runs the stream for its effects`() {
    let subscription = source.asStream().do(onNext: { note("\($0)") }).subscribe()
    source.onNext(1)
    subscription.dispose()
    #expect(log.entries == ["1"])
    #expect(!source.hasObservers)
  }

  @Test func `any of the closures may be left out`() {
    let stream = source.asStream()
    let bag = DisposeBag()
    stream.subscribe(onNext: { note("a\($0)") }, onCompleted: { note("a|") }).disposed(by: bag)
    stream.subscribe(onCompleted: { note("b|") }).disposed(by: bag)
    stream.subscribe(onDisposed: { note("c.") }).disposed(by: bag)
    stream.subscribe { note("d\($0)") }.disposed(by: bag)
    source.onNext(1)
    source.onCompleted()
    #expect(log.entries == ["a1", "d1", "a|", "b|", "c."])
  }

  @Test(arguments: [true, false])
  func `onDisposed comes once, last, with the end or by dispose`(isDisposed: Bool) {
    let subscription = source.asStream().subscribe(
      onNext: { note("\($0)") },
      onError: { note("#\($0)") },
      onCompleted: { note("|") },
      onDisposed: { note(".") }
    )
    source.onNext(1)
    if !isDisposed { source.onError(TestError("boom")) }
    subscription.dispose()
    subscription.dispose()
    #expect(log.entries == (isDisposed ? ["1", "."] : ["1", "#boom", "."]))
  }

  /// Not silent for ever: whoever shows that work is under way has to learn that it is not any more.
  @Test func `onDisposed comes also when the source has gone without an end, once`() {
    var relay: ReplayRelay<Int>? = ReplayRelay(bufferSize: 1)
    let bag = DisposeBag()
    if let relay {
      let (stream, driver, signal) = (relay.asStream(), relay.asDriver(), relay.asSignal())
      stream.subscribe(onDisposed: { note("a.") }).disposed(by: bag)
      stream.subscribe(with: log, onDisposed: { $0.entries.append("b.") }).disposed(by: bag)
      driver.drive(onDisposed: { note("c.") }).disposed(by: bag)
      signal.emit(with: log, onDisposed: { $0.entries.append("d.") }).disposed(by: bag)
      stream.publish().autoconnect().subscribe(onDisposed: { note("e.") }).disposed(by: bag)
      stream.groupBy { $0 }.flatMap { $0.do(onNext: { _ in }) }
        .subscribe(onDisposed: { note("f.") }).disposed(by: bag)
      relay.accept(1)
    }
    #expect(log.entries == [])
    relay = nil
    #expect(log.entries.sorted() == ["a.", "b.", "c.", "d.", "e.", "f."])
    bag.dispose()
    #expect(log.entries.count == 6)
  }

  @Test func `with an object every closure gets it, and none is called once it is gone`() {
    let failing = PublishSubject<Int>()
    var target: Log? = log
    for stream in [source.asStream(), failing.asStream()] {
      if let target {
        _ = stream.subscribe(
          with: target,
          onNext: { $0.entries.append("\($1)") },
          onError: { $0.entries.append("#\($1)") },
          onCompleted: { $0.entries.append("|") },
          onDisposed: { $0.entries.append(".") }
        )
      }
    }
    source.onNext(1)
    source.onCompleted()
    failing.onError(TestError("boom"))
    #expect(log.entries == ["1", "|", ".", "#boom", "."])
    target = nil

    let other = PublishSubject<Int>()
    var mortal: Log? = Log()
    weak let gone = mortal
    if let mortal {
      _ = other.asStream().subscribe(with: mortal, onNext: { _, _ in }, onCompleted: { _ in })
    }
    mortal = nil
    #expect(gone == nil)
    other.onNext(1)
    #expect(!other.hasObservers)
  }

  @Test func `drivers and signals have the same forms, without errors`() {
    let driver = source.asStream().asDriver(onErrorJustReturn: 0)
    let signal = source.asStream().asSignal(onErrorJustReturn: 0)
    let bag = DisposeBag()
    driver.drive(
      with: log,
      onNext: { $0.entries.append("a\($1)") },
      onCompleted: { $0.entries.append("a|") },
      onDisposed: { $0.entries.append("a.") }
    )
    .disposed(by: bag)
    signal.emit(with: log, onCompleted: { $0.entries.append("b|") }).disposed(by: bag)
    driver.drive(onNext: { note("c\($0)") }, onDisposed: { note("c.") }).disposed(by: bag)
    signal.emit(onCompleted: { note("d|") }, onDisposed: { note("d.") }).disposed(by: bag)
    driver.drive().disposed(by: bag)
    signal.emit().disposed(by: bag)
    source.onNext(1)
    source.onCompleted()
    #expect(Set(log.entries) == ["a1", "c1", "a|", "a.", "b|", "c.", "d|", "d."])
    #expect(log.entries.count == 8)
  }

  @Test func `a closure for values alone is one for values, whatever it is given`() {
    let taps = PublishSubject<Void>()
    let bag = DisposeBag()
    taps.asStream().subscribe { note("tap") }.disposed(by: bag)
    taps.asStream().asSignal(onErrorJustReturn: ()).emit { note("emit") }.disposed(by: bag)
    taps.asStream().asDriver(onErrorJustReturn: ()).drive { note("drive") }.disposed(by: bag)
    taps.onNext()
    #expect(log.entries == ["tap", "emit", "drive"])
    bag.dispose()
    #expect(log.entries.count == 3)
  }

  @Test func `a signal becomes a driver also where a fallback is written`() {
    let signal = source.asStream().asSignal(onErrorJustReturn: 0)
    let drivers = [
      signal.asDriver(onErrorDriveWith: .empty()), signal.asDriver(onErrorJustReturn: 9),
    ]
    let recordings = drivers.map { $0.recorded() }
    source.onNext(1)
    source.onError(TestError())
    #expect(recordings.map(\.values) == [[1, 0], [1, 0]])
    for recording in recordings { recording.dispose() }
  }

  @Test func `onSubscribed comes after what the source gives at once`() {
    let stream = EventStream.of(1).do(
      onNext: { note("\($0)") },
      onSubscribe: { note("subscribe") },
      onSubscribed: { note("subscribed") },
      onDispose: { note("dispose") }
    )
    stream.subscribe().dispose()
    #expect(log.entries.first == "subscribe")
    #expect(log.entries.filter { $0 != "dispose" } == ["subscribe", "1", "subscribed"])
  }

  @Test func `an optional is a stream of one value or of none`() {
    #expect(EventStream.from(optional: 1).recorded().values == [1])
    let none = EventStream<Int>.from(optional: nil).recorded()
    #expect(none.values == [])
    #expect(none.isCompleted)
  }

  @Test func `concat and amb take relays and subjects`() {
    let relay = BehaviorRelay(value: 1)
    let first = EventStream.concat(EventStream.of(0), relay).recorded()
    #expect(first.values == [0, 1])
    let fastest = EventStream.amb(source, PublishRelay<Int>()).recorded()
    source.onNext(5)
    #expect(fastest.values == [5])
    #expect(EventStream.concat(.just(1), .just(2)).recorded().values == [1, 2])
    #expect(EventStream.amb(.just(1), .never()).recorded().values == [1])
    for recording in [first, fastest] { recording.dispose() }
  }

  @Test func `an event has its element and its error by their names in Rx`() {
    let events: [StreamEvent<Int>] = [.next(1), .error(TestError("boom")), .completed]
    #expect(events.map(\.element) == [1, nil, nil])
    #expect(events.map { $0.error as? TestError } == [nil, "boom", nil])
  }
}
