import Observation2
import Observation2Testing
import Testing

/// "Grammar and subjects" of *The rules*.
@MainActor @Suite struct SubjectRuleTests {
  @Test func `rule 1: any number of values, then one end, and nothing after it`() {
    var held: StreamObserver<Int>?
    let created = EventStream<Int>.create { observer in
      held = observer
      return AnyDisposable()
    }
    .recorded()
    let subject = PublishSubject<Int>()
    let sent = subject.recorded()
    for send in [held?.on, subject.on] {
      send?(.next(1))
      send?(.completed)
      send?(.next(2))
      send?(.error(TestError()))
      send?(.completed)
    }
    for recording in [created, sent] {
      #expect(recording.values == [1])
      #expect(recording.isCompleted)
      #expect(recording.events.count == 2)
    }
  }

  @Test(arguments: [StreamEvent<Int>.completed, .error(TestError("boom"))])
  func `rule 2: a late observer of a stopped subject gets the end alone`(end: StreamEvent<Int>) {
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 0)
    for send in [publish.on, behavior.on] {
      send(.next(1))
      send(end)
    }
    for recording in [publish.recorded(), behavior.recorded()] {
      #expect(recording.values == [])
      #expect(recording.events.count == 1)
      #expect(recording.isCompleted == (recording.error == nil))
    }
  }

  @Test func `rule 2: a behavior subject gives its value first while it is alive`() {
    let subject = BehaviorSubject(value: 0)
    #expect(subject.recorded().values == [0])
    subject.onNext(1)
    #expect(subject.recorded().values == [1])
  }

  @Test func `rule 3: a send made during a send is delivered after it`() {
    let subject = BehaviorSubject(value: 0)
    var log: [String] = []
    let bag = DisposeBag()
    subject.asStream().subscribe { value in
      log.append("A\(value)")
      if value == 1 { subject.onNext(2) }
    }
    .disposed(by: bag)
    subject.asStream().subscribe { log.append("B\($0)") }.disposed(by: bag)
    log.removeAll()
    subject.onNext(1)
    #expect(log == ["A1", "B1", "A2", "B2"])
    #expect(subject.value == 2)
  }

  @Test func `rule 3: for every kind of subject, relay and property`() {
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 0)
    let replay = ReplaySubject<Int>(bufferSize: 2)
    let publishRelay = PublishRelay<Int>()
    let behaviorRelay = BehaviorRelay(value: 0)
    let replayRelay = ReplayRelay<Int>(bufferSize: 2)
    let model = PlainModel()
    let origins: [(EventStream<Int>, (Int) -> Void)] = [
      (publish.asStream(), publish.onNext), (behavior.asStream(), behavior.onNext),
      (replay.asStream(), replay.onNext), (publishRelay.asStream(), publishRelay.accept),
      (behaviorRelay.asStream(), behaviorRelay.accept),
      (replayRelay.asStream(), replayRelay.accept),
      (model.$count.asStream(), { model.count = $0 }),
      (model.$late.asStream(), { model.late = $0 }),
    ]
    for (stream, send) in origins {
      var log: [String] = []
      let bag = DisposeBag()
      stream.subscribe { value in
        log.append("A\(value)")
        if value == 1 {
          send(2)
          send(3)
        }
        if value == 2 { send(4) }
      }
      .disposed(by: bag)
      stream.subscribe { log.append("B\($0)") }.disposed(by: bag)
      log.removeAll()
      send(1)
      #expect(log == ["A1", "B1", "A2", "B2", "A3", "B3", "A4", "B4"])
    }
  }

  @Test func `rule 3: a send into another origin is delivered before it returns`() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var log: [String] = []
    let bag = DisposeBag()
    first.asStream().subscribe { value in
      log.append("first \(value)")
      second.onNext(value * 10)
      log.append("back \(value)")
    }
    .disposed(by: bag)
    second.asStream().subscribe { value in
      log.append("second \(value)")
      if value == 10 { first.onNext(2) }
    }
    .disposed(by: bag)
    first.onNext(1)
    #expect(log == ["first 1", "second 10", "back 1", "first 2", "second 20", "back 2"])
  }

  @Test func `rule 3: 100,000 nested sends through operators do not overflow the stack`() {
    let relay = BehaviorRelay(value: 0)
    let seen = relay.asStream().map { $0 }.share(replay: 1).filter { $0 > 0 }
    var count = 0
    let subscription = EventStream<Int>.combineLatest(seen, seen.map { $0 - 1 }) { $1 - $0 + $0 }
      .subscribe { next in
        count += 1
        relay.accept(next)
      }
    relay.accept(100_000)
    #expect(count == 100_000)
    subscription.dispose()
  }

  @Test func `rule 6: relays only accept values and never end`() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 0)
    let replay = ReplayRelay<Int>(bufferSize: 1)
    let recordings = [publish.recorded(), behavior.recorded(), replay.recorded()]
    let source = PublishSubject<Int>()
    let bag = DisposeBag()
    source.asStream().bind(to: publish).disposed(by: bag)
    source.asStream().bind(to: behavior).disposed(by: bag)
    source.asStream().subscribe(onNext: { replay.accept($0) }).disposed(by: bag)
    source.onNext(1)
    source.onCompleted()
    publish.accept(2)
    behavior.accept(2)
    replay.accept(2)
    #expect(recordings.map(\.values) == [[1, 2], [0, 1, 2], [1, 2]])
    #expect(recordings.allSatisfy { !$0.isCompleted && $0.error == nil })
  }
}
