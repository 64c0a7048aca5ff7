import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct CombineLatestTests {
  private let time = VirtualTime()

  @Test func `the newest values are combined each time one comes`() throws {
    let a = try HotTestStream<String>(time, "--1-----2-------|")
    let b = try HotTestStream<String>(time, "----x-------y-----|")
    let marbles = Marbles(values: ["p": "1x", "q": "2x", "r": "2y"])
    let observer = time.start { EventStream<String>.combineLatest(a, b) { $0 + $1 } }
    observer.expectMarbles("----p---q---r-----|", marbles, report: report)
  }

  @Test func `the first error ends it and lets go of the others`() throws {
    let a = try HotTestStream<Int>(time, "-1---#")
    let b = try HotTestStream<Int>(time, "--2----3|")
    let observer = time.start { EventStream<Int>.combineLatest(a, b) { $0 + $1 } }
    observer.expectMarbles("--3--#", report: report)
    #expect(b.spans == [SubscriptionSpan(200, 250)])
  }

  @Test func `a thrown error ends it and lets go of all`() throws {
    let a = try HotTestStream<Int>(time, "-1---5--|")
    let b = try HotTestStream<Int>(time, "--2----3|")
    let observer = time.start {
      EventStream<Int>.combineLatest(a, b) { left, right in
        if left == 5 { throw TestError() }
        return left + right
      }
    }
    observer.expectMarbles("--3--#", report: report)
    #expect(a.spans == [SubscriptionSpan(200, 250)])
    #expect(b.spans == [SubscriptionSpan(200, 250)])
  }

  @Test func `subjects, relays and streams join without being turned into streams first`() {
    let name = PublishSubject<String>()
    let count = BehaviorRelay(value: 1)
    let on = EventStream.just(true)
    let two = EventStream.combineLatest(name, count).recorded()
    let three = EventStream.combineLatest(name, count, on).recorded()
    let four = EventStream.combineLatest(name, count, on, count).recorded()
    let zipped = EventStream.zip(name, count).recorded()
    let fourZipped = EventStream.zip(name, count, on, count).recorded()
    name.onNext("a")
    #expect(two.values.map { "\($0)" } == [#"("a", 1)"#])
    #expect(three.values.map { "\($0)" } == [#"("a", 1, true)"#])
    #expect(four.values.map { "\($0)" } == [#"("a", 1, true, 1)"#])
    #expect(zipped.values.map { "\($0)" } == [#"("a", 1)"#])
    #expect(fourZipped.values.map { "\($0)" } == [#"("a", 1, true, 1)"#])
  }

  @Test func `tuples, arrays and eight sources`() {
    let pair = EventStream.combineLatest(EventStream.just(1), EventStream.just("a")).recorded()
    #expect(pair.values.map(\.0) == [1])
    #expect(pair.values.map(\.1) == ["a"])
    let array = EventStream<Int>.combineLatest((1...20).map { .just($0) }) { $0.reduce(0, +) }
    #expect(array.recorded().values == [210])
    let one = EventStream.just(1)
    let eight = EventStream<Int>.combineLatest(one, one, one, one, one, one, one, one) {
      $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
    }
    #expect(eight.recorded().values == [8])
  }

  @Test func `no sources complete at once`() {
    #expect(EventStream<Int>.combineLatest([EventStream<Int>]()) { _ in 0 }.recorded().isCompleted)
  }

  @Test func `optional values: nil is a value`() {
    let a = PublishSubject<Int?>()
    let b = PublishSubject<Int>()
    let recording = EventStream<String>.combineLatest(a, b) { "\($0 ?? -1),\($1)" }.recorded()
    a.onNext(nil)
    b.onNext(1)
    a.onNext(2)
    #expect(recording.values == ["-1,1", "2,1"])
  }

  @Test func `an array of optionals keeps its places`() {
    let a = PublishSubject<Int?>()
    let b = PublishSubject<Int?>()
    let recording = EventStream<[Int?]>.combineLatest([a.asStream(), b.asStream()]) { $0 }
      .recorded()
    a.onNext(nil)
    b.onNext(1)
    b.onNext(nil)
    #expect(recording.values == [[nil, 1], [nil, nil]])
  }

  @Test func `a closure that disposes of the subscription stops all`() {
    let a = BehaviorRelay(value: 1)
    let b = PublishSubject<Int>()
    let c = PublishSubject<Int>()
    let subscription = SerialDisposable()
    var seen: [Int] = []
    subscription.disposable = EventStream<Int>.combineLatest(a, b, c) { a, b, c in
      subscription.dispose()
      return a + b + c
    }
    .subscribe { seen.append($0) }
    b.onNext(1)
    c.onNext(1)
    #expect(seen == [])
    #expect(!a.hasObservers && !b.hasObservers && !c.hasObservers)
  }

  @Test func `disposing during subscription leaves the rest unsubscribed`() {
    let a = BehaviorRelay(value: 1)
    let b = PublishSubject<Int>()
    let trigger = PublishSubject<Void>()
    let subscription = SerialDisposable()
    subscription.disposable = trigger.asStream()
      .flatMapLatest {
        EventStream<Int>.combineLatest(
          a.asStream().do(onNext: { _ in subscription.dispose() }),
          b.asStream()
        ) { $0 + $1 }
      }
      .subscribe { _ in }
    trigger.onNext(())
    #expect(!a.hasObservers && !b.hasObservers && !trigger.hasObservers)
  }

  @Test func `sources that end in any order complete it with the last`() throws {
    let a = try HotTestStream<Int>(time, "-1|")
    let b = try HotTestStream<Int>(time, "--2-3|")
    let observer = time.start { EventStream<Int>.combineLatest(a, b) { $0 + $1 } }
    observer.expectMarbles("--3-4|", report: report)
  }
}
