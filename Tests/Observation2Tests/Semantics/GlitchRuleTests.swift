import Observation2
import Observation2Testing
import Testing

/// Rule 20 of *The rules*: one change of an origin gives one emission of values that belong
/// together.
@MainActor @Suite struct GlitchRuleTests {
  private typealias Texts = EventStream<String>
  private let source = BehaviorRelay(value: 1)
  private var stream: EventStream<Int> { source.asStream() }
  private let bag = DisposeBag()

  @Test func `rule 20: a diamond gives consistent values only`() {
    let recording = Texts.combineLatest(stream, stream.map { $0 * 10 }) { "\($0),\($1)" }
      .recorded()
    source.accept(2)
    source.accept(3)
    #expect(recording.values == ["1,10", "2,20", "3,30"])
  }

  @Test func `rule 20: in either order of arguments, of subscription, and with withLatestFrom`() {
    let tens = stream.map { $0 * 10 }
    let swapped = Texts.combineLatest(tens, stream) { "\($0),\($1)" }.recorded()
    let sampled = stream.withLatestFrom(tens) { "\($0),\($1)" }.recorded()
    let sampledBack = tens.withLatestFrom(stream) { "\($0),\($1)" }.recorded()
    source.accept(2)
    #expect(swapped.values == ["10,1", "20,2"])
    #expect(sampled.values == ["1,10", "2,20"])
    #expect(sampledBack.values == ["10,1", "20,2"])
  }

  @Test func `rule 20: joins of joins wait for those above them`() {
    let sum = EventStream<Int>.combineLatest(stream, stream.map { $0 * 10 }) { $0 + $1 }
    let deeper = EventStream<Int>.combineLatest(sum, stream) { $0 * 1_000 + $1 }
    let deepest = Texts.combineLatest(stream, deeper, sum) { "\($0) \($1) \($2)" }.recorded()
    source.accept(2)
    #expect(deepest.values == ["1 11001 11", "2 22002 22"])
  }

  @Test func `rule 20: a branch that filters gives what it had`() {
    let even = stream.filter { $0.isMultiple(of: 2) }.startWith(0)
    let recording = Texts.combineLatest(stream, even) { "\($0),\($1)" }.recorded()
    for value in 2...4 { source.accept(value) }
    #expect(recording.values == ["1,0", "2,2", "3,2", "4,4"])
  }

  @Test func `rule 20: shared branches`() {
    let shared = stream.map { $0 * 10 }.share(replay: 1)
    let first = Texts.combineLatest(shared, stream) { "\($0),\($1)" }.recorded()
    let second = Texts.combineLatest(stream, shared, shared.scan(0, +)) { "\($0),\($1),\($2)" }
      .recorded()
    source.accept(2)
    #expect(first.values == ["10,1", "20,2"])
    #expect(second.values == ["1,10,10", "2,20,30"])
  }

  @Test func `rule 20: a share of a join, joined again`() {
    let shared = EventStream<Int>.combineLatest(stream, stream.map { $0 * 10 }) { $0 + $1 }
      .share(replay: 1)
    let recording = Texts.combineLatest(shared, stream, shared.map { -$0 }) { "\($0) \($1) \($2)" }
      .recorded()
    source.accept(2)
    #expect(recording.values == ["11 1 -11", "22 2 -22"])
  }

  @Test func `rule 20: a relay that a driver is bound into counts as derived`() {
    let bound = BehaviorRelay(value: 0)
    source.asDriver().map { $0 * 10 }.drive(bound).disposed(by: bag)
    let recording = Driver<String>.combineLatest(source.asDriver(), bound.asDriver()) {
      "\($0),\($1)"
    }
    .recorded()
    source.accept(2)
    #expect(recording.values == ["1,10", "2,20"])
    bound.accept(99)
    #expect(recording.values == ["1,10", "2,20", "2,99"])
  }

  @Test func `rule 20: a binding made after the join counts too, and no more once it is gone`() {
    let bound = BehaviorRelay(value: 0)
    let recording = Texts.combineLatest(stream, bound) { "\($0),\($1)" }.recorded()
    let binding = source.asDriver().map { $0 * 10 }.drive(bound)
    #expect(recording.values == ["1,0", "1,10"])
    source.accept(2)
    #expect(recording.values.suffix(1) == ["2,20"])
    #expect(recording.values.count == 3)
    binding.dispose()
    let early = source.asStream().subscribe { bound.accept($0 * 100) }
    source.accept(3)
    #expect(recording.values.last == "3,300")
    early.dispose()
  }

  @Test func `rule 20: a chain of relays and properties`() {
    let model = DerivedModel()
    let relay = BehaviorRelay(value: 0)
    source.asDriver().map { $0 + 1 }.drive(model.rx[\.count]).disposed(by: bag)
    model.$count.map { $0 + 1 }.drive(relay).disposed(by: bag)
    relay.asDriver().map { $0 + 1 }.drive(model.rx.extra).disposed(by: bag)
    let recording = Driver<String>.combineLatest(
      source.asDriver(),
      model.$count,
      relay.asDriver(),
      model.$extra
    ) { "\($0) \($1) \($2) \($3)" }
    .recorded()
    source.accept(2)
    #expect(recording.values == ["1 2 3 4", "2 3 4 5"])
  }

  @Test(arguments: [true, false])
  func `rule 20: a property that a signal is bound into, from its first value on`(
    bindsFirst: Bool
  ) {
    let model = DerivedModel()
    let events = PublishRelay<Int>()
    func bind() { events.asSignal().map { $0 * 10 }.emit(to: model.rx[\.count]).disposed(by: bag) }
    if bindsFirst { bind() }
    let recording = Texts.combineLatest(
      events.asStream().startWith(0),
      model.$count.asStream(),
      model.$extra.asStream()
    ) { "\($0) \($1) \($2)" }
    .recorded()
    if !bindsFirst { bind() }
    for value in 1...3 { events.accept(value) }
    model.extra = 5
    #expect(recording.values == ["0 0 0", "1 10 0", "2 20 0", "3 30 0", "3 30 5"])
  }

  @Test func `rule 20: a property that is set by a computed one which is bound to`() {
    final class Model: ObservedModel {
      @Observed var minor = 0
      @Observed var major = 0
      var both: Int {
        get { major * 10 + minor }
        set { (major, minor) = (newValue / 10, newValue % 10) }
      }
    }
    let model = Model()
    source.asDriver().drive(model.rx[\.both]).disposed(by: bag)
    let recording = Driver<String>.combineLatest(source.asDriver(), model.$major, model.$minor) {
      "\($0): \($1) \($2)"
    }
    .recorded()
    source.accept(23)
    #expect(recording.values == ["1: 0 1", "23: 2 3"])
  }

  @Test func `rule 20: the first value that is put tells which properties a binding sets`() {
    let model = DerivedModel()
    let events = PublishRelay<Int>()
    events.asSignal().emit(to: model.rx[\.count]).disposed(by: bag)
    events.accept(1)
    let recording = Texts.combineLatest(events.asStream(), model.$extra.asStream()) {
      "\($0) \($1)"
    }
    .recorded()
    var order: [String] = []
    events.asStream().subscribe { order.append("\($0) after \(recording.values.count)") }
      .disposed(by: bag)
    events.accept(2)
    // A property that is not set does not derive from the events, so no join waits for them.
    #expect(order == ["2 after 1"])
  }

  @Test func `rule 20: an inner stream that derives from the same origin`() {
    let inner = BehaviorRelay(value: 5)
    let switched = stream.flatMapLatest { value in inner.asStream().map { $0 * value } }
    let recording = Texts.combineLatest(stream, switched) { "\($0),\($1)" }.recorded()
    source.accept(2)
    inner.accept(7)
    source.accept(3)
    #expect(recording.values == ["1,5", "2,10", "2,14", "3,21"])
  }

  @Test func `rule 20: a waiting join that a join from further back in the line is switched into`()
  {
    let isOn = BehaviorRelay(value: false)
    let sum = EventStream<Int>.combineLatest(stream, stream.map { $0 * 10 }) { $0 + $1 }
      .share(replay: 1)
    let switched = isOn.asStream().flatMapLatest { [stream] in $0 ? sum : stream }
    let recording = Texts.combineLatest(stream, switched) { "\($0),\($1)" }.recorded()
    let sums = sum.recorded()
    stream.map { $0 == 3 }.bind(to: isOn).disposed(by: bag)
    source.accept(2)
    source.accept(3)
    source.accept(4)
    #expect(sums.values == [11, 22, 33, 44])
    #expect(recording.values == ["1,1", "1,1", "2,2", "3,33", "4,4"])
  }

  @Test func `rule 20: sources that are independent behave as in Rx`() {
    let other = BehaviorRelay(value: 10)
    let recording = Texts.combineLatest(stream, other) { "\($0),\($1)" }.recorded()
    source.accept(2)
    other.accept(20)
    #expect(recording.values == ["1,10", "2,10", "2,20"])
  }

  @Test func `rule 20: merge keeps all, and a join below it gives one emission`() {
    let merged = EventStream.merge(stream, stream.map { $0 * 10 })
    let all = merged.recorded()
    let joined = Texts.combineLatest(merged, stream) { "\($0),\($1)" }.recorded()
    source.accept(2)
    #expect(all.values == [1, 10, 2, 20])
    #expect(joined.values.suffix(1) == ["20,2"])
    #expect(joined.values.count == 2)
  }

  @Test func `where 3 and 20 meet: the other origin's own observers hear at once`() {
    let other = BehaviorRelay(value: 0)
    var log: [String] = []
    Texts.combineLatest(stream, other) { "join \($0),\($1)" }.subscribe { log.append($0) }
      .disposed(by: bag)
    other.asStream().subscribe { log.append("other \($0)") }.disposed(by: bag)
    source.asStream().subscribe { value in
      log.append("send for \(value)")
      other.accept(value * 10)
      log.append("sent for \(value)")
    }
    .disposed(by: bag)
    source.asStream().subscribe { log.append("last \($0)") }.disposed(by: bag)
    log.removeAll()
    source.accept(2)
    #expect(
      log == ["join 2,10", "send for 2", "other 20", "sent for 2", "last 2", "join 2,20"]
        || log == ["send for 2", "other 20", "sent for 2", "last 2", "join 2,20"]
    )
    #expect(log.contains("join 2,20"))
  }

  @Test func `where 3 and 20 meet: a join of both emits at the end of the running wave`() {
    let other = BehaviorRelay(value: 0)
    var log: [String] = []
    stream.subscribe { value in
      other.accept(value * 10)
      log.append("sent \(value)")
    }
    .disposed(by: bag)
    Texts.combineLatest(other, stream) { "join \($0),\($1)" }.subscribe { log.append($0) }
      .disposed(by: bag)
    log.removeAll()
    source.accept(2)
    #expect(log == ["sent 2", "join 20,2"])
  }

  @Test func `where 3 and 20 meet: a re-entrant send gives each change its own emission`() {
    let recording = Texts.combineLatest(stream, stream.map { $0 * 10 }) { "\($0),\($1)" }
      .recorded()
    stream.subscribe { [source] value in if value == 2 { source.accept(3) } }.disposed(by: bag)
    source.accept(2)
    #expect(recording.values == ["1,10", "2,20", "3,30"])
  }

  @Test func `where 3 and 20 meet: an observer of a join sends into its origin`() {
    var seen: [String] = []
    Texts.combineLatest(stream, stream.map { $0 * 10 }) { "\($0),\($1)" }
      .subscribe { [source] value in
        seen.append(value)
        if source.value < 4 { source.accept(source.value + 1) }
      }
      .disposed(by: bag)
    #expect(seen == ["1,10", "2,20", "3,30", "4,40"])
  }

  @Test func `where 3 and 20 meet: an observer of a join sends into an origin of a lower join`() {
    let other = BehaviorRelay(value: 0)
    let upper = EventStream<Int>.combineLatest(stream, stream.map { $0 * 10 }) { $0 + $1 }
    let lower = Texts.combineLatest(upper, other, stream) { "\($0) \($1) \($2)" }.recorded()
    upper.subscribe { other.accept($0) }.disposed(by: bag)
    source.accept(2)
    #expect(lower.values == ["11 0 1", "11 11 1", "22 22 2"])
  }

  @Test(arguments: [true, false])
  func `where 3 and 20 meet: what a late observer sends while it gets what is remembered`(
    isShared: Bool
  ) {
    let events = PublishRelay<Int>()
    let remembering = isShared ? stream.share(replay: 1) : stream
    var log: [String] = []
    Texts.combineLatest(events.asStream(), remembering) { "join \($0),\($1)" }
      .subscribe { log.append($0) }
      .disposed(by: bag)
    source.accept(2)
    remembering.subscribe { value in
      events.accept(value * 10)
      log.append("sent \(value)")
    }
    .disposed(by: bag)
    #expect(log == ["sent 2", "join 20,2"])
  }

  @Test func `subscribing during the wave gives the new values, once`() {
    var late: StreamRecording<String>?
    stream.subscribe { [stream] value in
      if value == 2 {
        late = Texts.combineLatest(stream, stream.map { $0 * 10 }) { "\($0),\($1)" }.recorded()
      }
    }
    .disposed(by: bag)
    source.accept(2)
    source.accept(3)
    #expect(late?.values == ["2,20", "3,30"])
  }

  @Test func `a join disposed of while it waits says nothing`() {
    let subscription = SerialDisposable()
    var seen: [String] = []
    subscription.disposable = Texts.combineLatest(stream, stream.map { $0 * 10 }) { "\($0),\($1)" }
      .subscribe { seen.append($0) }
    stream.subscribe { if $0 == 2 { subscription.dispose() } }.disposed(by: bag)
    source.accept(2)
    #expect(seen == ["1,10"])
    #expect(source.hasObservers)
  }

  @Test func `an origin that ends while its joins wait: the last values, then the end`() {
    let subject = PublishSubject<Int>()
    let stream = subject.asStream()
    let recording = Texts.combineLatest(stream, stream.map { $0 * 10 }) { "\($0),\($1)" }
      .recorded()
    stream.subscribe { if $0 == 1 { subject.onCompleted() } }.disposed(by: bag)
    subject.onNext(1)
    #expect(recording.values == ["1,10"])
    #expect(recording.isCompleted)
  }

  @Test func `values made up on completion belong together too`() {
    let subject = PublishSubject<Int>()
    func last() -> EventStream<Int> {
      .create { observer in
        var newest = 0
        return subject.asStream().subscribe(
          onNext: { newest = $0 },
          onError: nil,
          onCompleted: {
            observer.onNext(newest)
            observer.onCompleted()
          }
        )
      }
    }
    let recording = Texts.combineLatest(last(), last().map { $0 * 10 }) { "\($0),\($1)" }.recorded()
    subject.onNext(4)
    subject.onCompleted()
    #expect(recording.values == ["4,40"])
    #expect(recording.isCompleted)
  }

  @Test func `a loop of bindings comes to rest`() {
    let left = BehaviorRelay(value: 0)
    let right = BehaviorRelay(value: 0)
    left.asDriver().distinctUntilChanged().drive(right).disposed(by: bag)
    right.asDriver().distinctUntilChanged().drive(left).disposed(by: bag)
    let recording = Texts.combineLatest(left, right) { "\($0),\($1)" }.recorded()
    left.accept(1)
    right.accept(2)
    // A value that is fed back, and equals the newest one, is no change.
    #expect(recording.values == ["0,0", "1,1", "2,2"])
  }
}
