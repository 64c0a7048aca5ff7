import Observation2Testing
import Testing

@testable import Observation2

/// The signals between the operators of a chain, which must be in proportion to the number of
/// operators, whatever their kind.
@MainActor @Suite struct ChainCostTests {
  /// The number of times that the counted operators received each signal other than a value.
  private final class Tally {
    var counts: [SinkSignal: Int] = [:]

    subscript(_ signal: SinkSignal) -> Int { counts[signal, default: 0] }
  }

  private typealias Chain = EventStream<Int>

  private let tally = Tally()
  private let operators = 200

  private func counted(_ stream: Chain) -> Chain {
    let (connect, tally) = (stream.connect, tally)
    return EventStream { sink in
      connect(
        EventSink { payload, signal in
          if signal != .next { tally.counts[signal, default: 0] += 1 }
          return sink.raw.receive(payload, signal)
        }
      )
    }
  }

  /// Each operator is counted at its upper end.
  private func chain(below source: Chain, _ link: (Chain) -> Chain) -> Chain {
    (0..<operators).reduce(source) { upper, _ in link(counted(upper)) }
  }

  @Test func `an end makes no origins of the shared streams that it passes`() {
    let subject = PublishSubject<Int>()
    let recording = chain(below: subject.asStream()) { $0.share() }.recorded()
    subject.onNext(1)
    subject.onCompleted()
    #expect(recording.values == [1])
    #expect(recording.isCompleted)
    #expect(tally[.attach] == operators)
    #expect(tally[.detach] == operators)
  }

  @Test func `an end makes no origins of the subjects that streams are published by`() {
    let subject = PublishSubject<Int>()
    let recording = chain(below: subject.asStream()) { $0.publish().refCount() }.recorded()
    subject.onNext(1)
    subject.onCompleted()
    #expect(recording.values == [1])
    #expect(recording.isCompleted)
    #expect(tally[.attach] == operators)
  }

  @Test func `an end makes no origins of the groups that it passes`() {
    let subject = PublishSubject<Int>()
    let recording = chain(below: subject.asStream()) { $0.groupBy { $0 }.merge() }.recorded()
    subject.onNext(1)
    subject.onCompleted()
    #expect(recording.values == [1])
    #expect(recording.isCompleted)
    // One path through the stream of groups, one through the group.
    #expect(tally[.attach] <= 2 * operators)
  }

  @Test func `a chain of flatMaps is asked once by each of them how deep it is`() {
    let subject = PublishSubject<Int>()
    let recording = chain(below: subject.asStream()) { $0.flatMap { .just($0) } }.recorded()
    #expect(tally[.surroundings] < operators)
    subject.onNext(1)
    #expect(recording.values == [1])
    #expect(tally[.surroundings] < operators)
  }

  @Test func `a chain of joins with endless streams is asked once by each for the line to wait in`()
  {
    let recording = chain(below: .just(1)) {
      .combineLatest(EventStream<Int>.repeating(0).take(2), $0) { $0 + $1 }
    }
    .recorded()
    #expect(recording.values.allSatisfy { $0 == 1 })
    #expect(tally[.surroundings] <= operators)
  }

  @Test func `whether anyone wants to know of origins is asked once of each zip`() {
    let relay = BehaviorRelay(value: 1)
    let recording = chain(below: relay.asStream()) { .zip($0, relay.asStream()) { a, _ in a } }
      .recorded()
    relay.accept(2)
    #expect(recording.values == [1, 2])
    #expect(tally[.wantsOrigins] <= operators)
  }

  @Test func `a chain of joins with their origin tells of its ranks once`() {
    let subject = PublishSubject<Int>()
    let recording = chain(below: subject.asStream()) { $0.withLatestFrom(subject) { $0 + $1 } }
      .recorded()
    subject.onNext(1)
    subject.onNext(2)
    #expect(recording.values == [operators + 1, 2 * (operators + 1)])
    // One for the rank when it connects, one for the origin when it sends.
    #expect(tally[.attach] <= 2 * operators)
  }

  @Test func `a chain of shared joins with their origin tells of its ranks once`() {
    let relay = BehaviorRelay(value: 1)
    let recording = chain(below: relay.asStream()) {
      .combineLatest(relay.asStream(), $0) { $0 + $1 }.share(replay: 1)
    }
    .recorded()
    relay.accept(2)
    #expect(recording.values == [operators + 1, 2 * (operators + 1)])
    #expect(tally[.attach] <= 3 * operators)
  }

  @Test func `a chain of zips with their origin tells of it once`() {
    let subject = PublishSubject<Int>()
    let zips = chain(below: subject.asStream()) { .zip(subject.asStream(), $0) { $0 + $1 } }
    let recording = EventStream.combineLatest(zips, subject) { [$0, $1] }.recorded()
    subject.onNext(1)
    subject.onNext(2)
    #expect(recording.values == [[operators + 1, 1], [2 * (operators + 1), 2]])
    #expect(tally[.attach] <= operators)
    recording.dispose()
    #expect(tally[.detach] == tally[.attach])
  }

  @Test func `a chain of samples by their origin tells of it once`() {
    let relay = BehaviorRelay(value: 0)
    let samples = chain(below: relay.asStream()) { $0.sample(relay) }
    let recording = EventStream.combineLatest(samples, relay) { [$0, $1] }.recorded()
    relay.accept(1)
    #expect(recording.values.last == [1, 1])
    #expect(tally[.attach] <= operators)
    recording.dispose()
    #expect(tally[.detach] == tally[.attach])
  }

  @Test func `a rank that is known before any origin is keeps joins in order`() {
    let subject = PublishSubject<Int>()
    let deep = chain(below: subject.asStream()) { .combineLatest($0, subject) { $0 + $1 } }
    let recording = EventStream.combineLatest(subject, deep, deep.share().map { -$0 }) {
      [$0, $1, $2]
    }
    .recorded()
    subject.onNext(1)
    subject.onNext(2)
    #expect(
      recording.values == [1, 2].map { [$0, $0 * (operators + 1), -$0 * (operators + 1)] }
    )
  }
}
