import Observation2
import Observation2Testing
import Testing

/// Where rules 3 and 20 of *The rules* meet: what is sent while something is delivered takes its
/// turn, and still belongs to the change that caused it.
@MainActor @Suite struct ReentryGlitchTests {
  private typealias Texts = EventStream<String>
  private let source = BehaviorRelay(value: 1)
  private let other = BehaviorRelay(value: 0)
  private let bag = DisposeBag()

  private func pairs(
    _ left: some EventStreamConvertible<Int>,
    _ right: some EventStreamConvertible<Int>
  ) -> StreamRecording<String> {
    Texts.combineLatest(left, right) { "\($0),\($1)" }.recorded()
  }

  @Test func `an observer sends into the origin while a shared stream is repeated for it`() {
    let shared = source.asStream().map { $0 }.share(replay: 1)
    let recording = pairs(shared, source)
    other.asStream().subscribe { [source] in if $0 == 1 { source.accept(2) } }.disposed(by: bag)
    shared.bind(to: other).disposed(by: bag)
    #expect(recording.values == ["1,1", "2,2"])
    #expect(other.value == 2)
  }

  @Test func `an observer sends into the origin while a relay bound later is repeated for it`() {
    let bound = BehaviorRelay(value: 0)
    let early = pairs(bound, bound)
    bound.accept(0)
    source.asStream().bind(to: bound).disposed(by: bag)
    let recording = pairs(bound, source)
    other.asStream().subscribe { [source] in if $0 == 1 { source.accept(2) } }.disposed(by: bag)
    bound.asStream().bind(to: other).disposed(by: bag)
    #expect(recording.values == ["1,1", "2,2"])
    #expect(early.values == ["0,0", "0,0", "1,1", "2,2"])
  }

  @Test func `an observer of a bound relay sends into the origin that it is bound to`() {
    let bound = BehaviorRelay(value: 0)
    source.asStream().bind(to: bound).disposed(by: bag)
    bound.asStream().subscribe { [source] in if $0 == 5 { source.accept(2) } }.disposed(by: bag)
    let recording = pairs(bound, source)
    bound.accept(5)
    #expect(recording.values == ["1,1", "2,2"])
  }

  @Test func `an origin that sends twice before the first value in line has its turn`() {
    let bound = BehaviorRelay(value: 0)
    source.asStream().bind(to: bound).disposed(by: bag)
    let recording = pairs(bound, source)
    let all = bound.asStream().recorded()
    bound.asStream().subscribe { [source] value in
      guard value == 5 else { return }
      source.accept(2)
      source.accept(3)
    }
    .disposed(by: bag)
    bound.accept(5)
    #expect(all.values == [1, 5, 2, 3])
    #expect(recording.values == ["1,1", "5,1", "3,3"])
  }

  @Test func `a join made while one above it holds a change back waits for that one`() {
    let sum = BehaviorRelay(value: 0)
    EventStream.combineLatest(source, other) { $0 * 10 + $1 }.bind(to: sum).disposed(by: bag)
    var late: StreamRecording<String>?
    sum.asStream().subscribe { [other] value in
      guard value == 20 else { return }
      other.accept(5)
      late = Texts.combineLatest(other, sum) { "\($0): \($1)" }.recorded()
    }
    .disposed(by: bag)
    source.accept(2)
    #expect(late?.values == ["5: 25"])
  }

  @Test func `a change held back is waited for where its origin is not told apart from others`() {
    let sum = BehaviorRelay(value: 0)
    let many = (0..<16).map { _ in BehaviorRelay(value: 0) } + [source, other]
    EventStream.combineLatest(many.map { $0.asStream() }) { $0[16] * 10 + $0[17] }
      .bind(to: sum)
      .disposed(by: bag)
    let kept = pairs(sum, sum)
    for relay in many { relay.accept(relay.value) }
    var late: StreamRecording<String>?
    sum.asStream().subscribe { [other] value in
      guard value == 20 else { return }
      other.accept(5)
      late = Texts.combineLatest(other, sum) { "\($0): \($1)" }.recorded()
    }
    .disposed(by: bag)
    source.accept(2)
    #expect(late?.values == ["5: 25"])
    #expect(kept.values.last == "25,25")
  }

  @Test func `a value that comes while withLatestFrom gives several does not overtake them`() {
    let (outer, late) = (PublishRelay<Int>(), PublishRelay<Int>())
    let tens = source.asStream().map { $0 * 10 }
    let all = EventStream.merge(outer.asStream(), late.asStream(), source.asStream(), tens)
    var pairs: [String] = []
    all.withLatestFrom(source) { "\($0),\($1)" }
      .subscribe { pair in
        pairs.append(pair)
        if pair == "2,2" { late.accept(7) }
      }
      .disposed(by: bag)
    outer.asStream().subscribe { [source] _ in source.accept(2) }.disposed(by: bag)
    pairs = []
    outer.accept(5)
    #expect(pairs == ["5,1", "2,2", "20,2", "7,2"])
  }

  @Test func `a binding that ends when what it put in line has had its turn leaves no wave open`() {
    let bound = BehaviorRelay(value: 0)
    let binding = source.asStream().bind(to: bound)
    let both = pairs(bound, bound.asStream().map { $0 })
    Texts.combineLatest(source, bound) { "\($0),\($1)" }
      .subscribe { if $0 == "2,2" { binding.dispose() } }
      .disposed(by: bag)
    source.accept(1)
    bound.asStream().subscribe { [source] in if $0 == 1 { source.accept(2) } }.disposed(by: bag)
    bound.accept(3)
    #expect(both.values == ["1,1", "1,1", "2,2", "3,3"])
  }

  @Test(arguments: [true, false])
  func `of joins that wait alike the one subscribed to first gives first`(isLeftFirst: Bool) {
    var order: [String] = []
    let left = PublishRelay<Int>()
    let right = PublishRelay<Int>()
    Texts.combineLatest(right, left) { "first \($0),\($1)" }.subscribe { order.append($0) }
      .disposed(by: bag)
    Texts.combineLatest(left, right) { "second \($0),\($1)" }.subscribe { order.append($0) }
      .disposed(by: bag)
    // The order in which the two became origins makes no difference.
    for relay in isLeftFirst ? [left, right] : [right, left] { relay.accept(1) }
    left.asStream().subscribe { if $0 == 2 { right.accept(2) } }.disposed(by: bag)
    order = []
    left.accept(2)
    #expect(order.suffix(2) == ["first 2,2", "second 2,2"])
  }
}
