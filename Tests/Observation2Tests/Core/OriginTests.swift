import Observation2Testing
import Testing

@testable import Observation2

/// Counts the notifications of operators about the origins above them, since these are the cost of
/// a graph.
@MainActor @Suite struct OriginTests {
  /// The numbers of attached and detached origins that the counted operators were notified of.
  private final class Tally {
    var attached = 0
    var detached = 0
  }

  private let tally = Tally()
  private let bag = DisposeBag()

  private func counted(_ stream: some EventStreamConvertible<Int>) -> EventStream<Int> {
    let (connect, tally) = (stream.asStream().connect, tally)
    return EventStream { sink in
      connect(
        EventSink { payload, signal in
          if signal == .attach { tally.attached += 1 }
          if signal == .detach { tally.detached += 1 }
          return sink.raw.receive(payload, signal)
        }
      )
    }
  }

  @Test func `a chain of shares below a relay has one origin, however long it is`() {
    let relay = BehaviorRelay(value: 1)
    let operators = 300
    let chain = (0..<operators).reduce(relay.asStream()) { upper, _ in
      counted(upper).map { $0 + 1 }.share(replay: 1)
    }
    let recording = EventStream.combineLatest(chain, relay) { $0 - $1 }.recorded()
    let late = chain.recorded()
    for value in 2...4 { relay.accept(value) }
    #expect(recording.values == [300, 300, 300, 300])
    #expect(late.values == [301, 302, 303, 304])
    #expect(tally.attached == operators)
    late.dispose()
    recording.dispose()
    #expect(tally.detached == operators)
  }

  @Test func `a chain of diamonds has one origin, however long it is`() {
    let relay = BehaviorRelay(value: 1)
    let operators = 100
    let chain = (0..<operators).reduce(relay.asStream()) { upper, _ in
      EventStream.combineLatest(counted(upper), upper.map { $0 + 1 }) { ($0 + $1) % 1_000 }
        .share(replay: 1)
    }
    let recording = chain.recorded()
    for value in 2...4 { relay.accept(value) }
    #expect(recording.values.count == 4)
    #expect(tally.attached == operators)
  }

  @Test func `a chain of joins with origins of their own tells seventeen of them`() {
    let relays = (0..<200).map { BehaviorRelay(value: $0) }
    let chain = relays.reduce(EventStream.just(0)) { upper, relay in
      EventStream.combineLatest(counted(upper), relay) { $0 + $1 }
    }
    let recording = chain.recorded()
    for relay in relays { relay.accept(relay.value + 1) }
    #expect(recording.values.count == 201)
    let sum: Int = (1...200).reduce(0, +)
    #expect(recording.values.last == sum)
    #expect(tally.attached <= 200 * 18)
    recording.dispose()
    #expect(tally.detached == tally.attached)
  }

  @Test func `origins that are too many to be told apart are folded, and unfold when they go`() {
    let relays = (0..<100).map { BehaviorRelay(value: $0) }
    let isOn = BehaviorRelay(value: true)
    let merged = EventStream.merge(relays.map { $0.asStream() }).map { _ in 0 }.share()
    let switched = isOn.asStream().flatMapLatest { $0 ? merged : .just(1) }.share(replay: 1)
    let recording = EventStream.combineLatest(counted(switched), relays[90]) { $0 + $1 }.recorded()
    // 1 for the operator that switches, 15 below it, and 1 for the others.
    #expect(tally.attached == 1 + 16)
    isOn.accept(false)
    #expect(tally.detached == 16)
    isOn.accept(true)
    isOn.accept(false)
    #expect(tally.attached == 1 + 2 * 16)
    #expect(tally.detached == 2 * 16)
    recording.dispose()
    #expect(tally.detached == tally.attached)
  }

  @Test func `a join of folded origins gives one value for each change`() {
    let relays = (0..<60).map { BehaviorRelay(value: $0) }
    let all = EventStream<Int>.combineLatest(relays.map { $0.asStream() }) { $0.reduce(0, +) }
      .share(replay: 1)
    let recording = EventStream.combineLatest(all, relays[50], all.map { -$0 }) {
      "\($0 + $2) \($1)"
    }
    .recorded()
    relays[3].accept(4)
    relays[50].accept(7)
    relays[59].accept(1)
    #expect(recording.values == ["0 50", "0 50", "0 7", "0 7"])
  }

  @Test func `a join of many streams waits for those that derive from one origin, and no others`() {
    let (first, second) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let lone = BehaviorRelay(value: 0)
    let streams = (0..<40).map { index in
      (index % 2 == 0 ? first : second).asStream().map { $0 * 100 + index }
    }
    var log: [Int] = []
    EventStream<Int>.combineLatest(streams + [lone.asStream()]) { $0.reduce(0, +) }
      .subscribe { log.append($0) }
      .disposed(by: bag)
    lone.asStream().subscribe { log.append(-$0) }.disposed(by: bag)
    log = []
    first.accept(1)
    second.accept(1)
    lone.accept(1)
    #expect(log == [2_780, 4_780, 4_781, -1])
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `a loop of bindings lets go of an origin, in whatever order they go`(order: [Int]) {
    let (left, right) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let origin = BehaviorRelay(value: 0)
    let below = EventStream.combineLatest(counted(left), counted(right)) { $0 + $1 }
    let recording = EventStream.combineLatest(below, origin) { $0 - 2 * $1 }.recorded()
    let bindings = [
      origin.asStream().bind(to: left),
      left.asStream().distinctUntilChanged().bind(to: right),
      right.asStream().distinctUntilChanged().bind(to: left),
    ]
    origin.accept(1)
    #expect(recording.values.last == 0)
    for index in order { bindings[index].dispose() }
    let before = recording.values.count
    origin.accept(5)
    left.accept(7)
    #expect(recording.values.suffix(from: before) == [-8, -2])
    recording.dispose()
    #expect(tally.attached == tally.detached)
  }

  @Test(arguments: ["flatMapLatest", "flatMap", "flatMapFirst", "concatMap", "concat", "catch"])
  func `an inner stream that ends leaves nothing of its origins`(flattening: String) throws {
    let (relay, origin) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let subject = BehaviorSubject(value: 0)
    let (outer, inner) = (relay.asStream(), subject.asStream())
    let streams: [String: EventStream<Int>] = [
      "flatMapLatest": outer.flatMapLatest { _ in inner },
      "flatMap": outer.flatMap { _ in inner },
      "flatMapFirst": outer.flatMapFirst { _ in inner },
      "concatMap": outer.concatMap { _ in inner },
      "concat": .concat(inner, outer),
      "catch": inner.concat(.error(TestError("e"))).catch { _ in outer },
    ]
    let stream = try #require(streams[flattening])
    let recording = EventStream.combineLatest(counted(stream), origin) { $0 + $1 }.recorded()
    subject.onNext(1)
    subject.onCompleted()
    // The origin of the outer stream remains.
    #expect(tally.attached == tally.detached + 1)
    origin.accept(5)
    #expect(recording.values.last == recording.values[recording.values.count - 2] + 5)
    recording.dispose()
    #expect(tally.attached == tally.detached)
  }

  @Test func `an inner stream switched in and out many times leaves nothing of its origins`() {
    let (outer, inner) = (BehaviorRelay(value: 0), BehaviorRelay(value: 5))
    let sum = EventStream.combineLatest(inner, inner.asStream().map { $0 + 1 }) { $0 + $1 }
    let switched = outer.asStream().flatMapLatest { $0.isMultiple(of: 2) ? sum : .just(0) }
    let recording = EventStream.combineLatest(counted(switched), outer) { $0 * 1_000 + $1 }
      .recorded()
    for value in 1...2_000 { outer.accept(value) }
    #expect(recording.values.count == 2_001)
    #expect(tally.attached == 1 + 1_001)
    recording.dispose()
    #expect(tally.detached == tally.attached)
  }
}
