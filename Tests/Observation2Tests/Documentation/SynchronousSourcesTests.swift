import Observation2
import Observation2Testing
import Testing

/// The listings of the article about sources that give all at once.
@MainActor @Suite struct SynchronousSourcesTests {
  @Test func `the sources come one after the other`() {
    let merged = EventStream.merge(.of(1, 2), .of(3, 4))
    // 1, 2, 3, 4; in Rx 1, 3, 2, 4
    let pairs = EventStream.combineLatest(EventStream.of(1, 2), EventStream.of("a", "b")) {
      "\($0)\($1)"
    }
    // 2a, 2b; in Rx 1a, 2a, 2b
    #expect(merged.recorded().values == [1, 2, 3, 4])
    #expect(pairs.recorded().values == ["2a", "2b"])
  }

  @Test func `what is there from the start is a relay's`() {
    let size = BehaviorRelay(value: "S")
    let prices = EventStream.of(100, 120)
    let labels = EventStream.combineLatest(size, prices) { "\($0) \($1)円" }
    // S 100円, S 120円
    #expect(labels.recorded().values == ["S 100円", "S 120円"])
  }

  @Test func `what should come in turns is zipped, or given time`() {
    let time = VirtualTime()
    let turns = EventStream.zip(EventStream.of(1, 2), EventStream.of(3, 4))
      .flatMap { .of($0, $1) }
    // 1, 3, 2, 4
    let odd = EventStream.timer(.zero, period: .seconds(2), scheduler: time).map { "odd \($0)" }
    let even = EventStream.timer(.seconds(1), period: .seconds(2), scheduler: time)
      .map { "even \($0)" }
    let both = EventStream.merge(odd, even).recorded()
    time.advanceSynchronously(to: .seconds(3))
    #expect(turns.recorded().values == [1, 3, 2, 4])
    #expect(both.values == ["odd 0", "even 0", "odd 1", "even 1"])
  }

  @Test func `a shared source that has ended is asked anew`() {
    var subscriptions = 0
    let source = EventStream.of(1, 2).do(onSubscribe: { subscriptions += 1 }).share()
    let sums = EventStream.combineLatest(source, source) { $0 + $1 }
    #expect(sums.recorded().values == [3, 4])
    #expect(subscriptions == 2)
    let subject = PublishSubject<Int>()
    let shared = subject.asStream().share()
    let doubled = EventStream.combineLatest(shared, shared) { $0 + $1 }.recorded()
    subject.onNext(1)
    subject.onNext(2)
    // 2, 4: once for each value, since the source needs time
    #expect(doubled.values == [2, 4])
  }

  @Test func `the second source of a join is heard from its first value on`() {
    let relay = PublishRelay<Int>()
    let lost = EventStream.of(1).do(onNext: { relay.accept($0 * 10) }).withLatestFrom(relay)
    // 10: withLatestFrom subscribes to the relay first
    #expect(lost.recorded().values == [10])
  }
}
