import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct DerivedTests {
  private typealias Texts = EventStream<String>
  private let source = BehaviorRelay(value: 1)
  private let bag = DisposeBag()

  /// Every value, as an operator from outside gives it.
  private func passed<Value>(_ stream: EventStream<Value>) -> EventStream<Value> {
    .derived { observer in observer.listen(to: stream) { observer.on($0) } }
  }

  @Test func `each subscription has a state of its own`() {
    let numbered = EventStream<Int>.derived { [source] observer in
      var count = 0
      observer.listen(to: source) { event in
        count += 1
        observer.on(event.map { _ in count })
      }
    }
    let first = numbered.recorded()
    source.accept(5)
    let second = numbered.recorded()
    #expect(first.values == [1, 2])
    #expect(second.values == [1])
  }

  @Test func `rule 20: a diamond of derived streams fires once per change`() {
    let stream = source.asStream()
    let recording = Texts.combineLatest(passed(stream), passed(stream.map { $0 * 10 })) {
      "\($0),\($1)"
    }
    .recorded()
    source.accept(2)
    #expect(recording.values == ["1,10", "2,20"])
  }

  @Test func `rule 20: a source that is listened to later counts as well`() {
    let which = BehaviorRelay(value: 0)
    let stream = source.asStream()
    let switched = EventStream<Int>.derived { observer in
      let inner = SerialDisposable()
      observer.keep(inner)
      observer.listen(to: which) { _ in
        inner.disposable = observer.listen(to: stream) { event in
          if let value = event.value { observer.onNext(value * 10) }
        }
      }
    }
    let recording = Texts.combineLatest(stream, switched) { "\($0),\($1)" }.recorded()
    which.accept(1)
    source.accept(2)
    #expect(recording.values == ["1,10", "1,10", "2,20"])
  }

  @Test func `an endless source of several takes turns with the others`() {
    var seen: [Int] = []
    let both = EventStream<Int>.derived { observer in
      for stream in [EventStream.repeating(1), .repeating(2)] {
        observer.listen(to: stream) { observer.on($0) }
      }
    }
    both.take(5).subscribe { seen.append($0) }.disposed(by: bag)
    #expect(seen == [1, 2, 1, 2, 1])
  }

  @Test func `an error that a closure throws ends the stream and lets the sources go`() {
    let subject = PublishSubject<Int>()
    let failing = EventStream<Int>.derived { observer in
      observer.listen(to: subject) { event in
        if event.value == 2 || event.isTerminal { throw TestError() }
        observer.on(event)
      }
    }
    let recording = failing.recorded()
    subject.onNext(1)
    subject.onNext(2)
    #expect(recording.values == [1] && recording.error is TestError)
    #expect(!subject.hasObservers)
    let ended = failing.recorded()
    subject.onCompleted()
    #expect(ended.values == [] && ended.error is TestError)
    let unmade = EventStream<Int>.derived { _ in throw TestError() }.recorded()
    #expect(unmade.error is TestError)
  }

  @Test func `what is kept ends with the operator, in whatever way that ends`() {
    let subject = PublishSubject<Int>()
    var ended = 0
    let stream = EventStream<Int>.derived { observer in
      observer.keep(AnyDisposable { ended += 10 })
      observer.keep(AnyDisposable { ended += 1 })
      observer.listen(to: subject) { observer.on($0) }
    }
    stream.recorded().dispose()
    #expect(ended == 11)
    let recording = stream.recorded()
    subject.onCompleted()
    #expect(ended == 22)
    #expect(recording.isCompleted)
    var observers: [DerivedObserver<Int>] = []
    EventStream<Int>.derived { observers.append($0) }.recorded().dispose()
    observers[0].keep(AnyDisposable { ended += 100 })
    #expect(ended == 122)
    #expect(!observers[0].isActive)
  }

  @Test func `one source can be left, and the others go on`() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    var leave: (any Disposable)?
    let recording = EventStream<Int>.derived { observer in
      leave = observer.listen(to: first) { observer.on($0) }
      observer.listen(to: second) { observer.on($0) }
    }
    .recorded()
    first.onNext(1)
    leave?.dispose()
    first.onNext(2)
    second.onNext(3)
    #expect(recording.values == [1, 3])
    #expect(!first.hasObservers && second.hasObservers)
  }

  @Test func `the operator goes with its source, also if it keeps its own connection`() {
    var source: PublishSubject<Int>? = PublishSubject()
    weak var kept: AnyDisposable?
    let ledger = Ledger()
    ledger.watch {
      EventStream<Int>.derived { [weak source] observer in
        guard let source else { return }
        let mark = AnyDisposable()
        kept = mark
        let connection = observer.listen(to: source) { event in
          withExtendedLifetime(mark) { observer.on(event) }
        }
        observer.keep(connection)
      }
      .subscribe { _ in }
      .disposed(by: bag)
    }
    #expect(kept != nil && ledger.count(.subscription) == 1)
    source = nil
    #expect(kept == nil)
    #expect(ledger.entries.isEmpty)
  }
}
