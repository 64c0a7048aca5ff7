import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct WithLatestFromTests {
  private let time = VirtualTime()

  @Test func `values take the newest of the other; those before it has one are dropped`() throws {
    let xs = try HotTestStream<Int>(time, "-1--2-3---4|")
    let other = try HotTestStream<Int>(time, "---5----7---")
    let observer = time.start { xs.asStream().withLatestFrom(other) { [$0, $1] } }
    #expect(
      observer.events == [
        .next(240, [2, 5]), .next(260, [3, 5]), .next(300, [4, 7]), .completed(310),
      ]
    )
    #expect(other.spans == [SubscriptionSpan(200, 310)])
  }

  @Test func `the other's end is ignored and its last value stays`() throws {
    let xs = try HotTestStream<Int>(time, "--1--2|")
    let other = try HotTestStream<Int>(time, "-5|")
    let observer = time.start { xs.asStream().withLatestFrom(other) }
    observer.expectMarbles("--5--5|", report: report)
    #expect(other.spans == [SubscriptionSpan(200, 220)])
  }

  @Test(arguments: ["-5--#", "-5-------"], ["-1--#", "-1---2---|"])
  func `either error ends it`(other: String, main: String) throws {
    let other = try HotTestStream<Int>(time, other)
    let main = try HotTestStream<Int>(time, main, from: 210)
    let observer = time.start { main.asStream().withLatestFrom(other) }
    if other.spans == [SubscriptionSpan(200, 240)] {
      observer.expectMarbles("--5-#", report: report)
      #expect(main.spans == [SubscriptionSpan(200, 240)])
    } else if main.spans == [SubscriptionSpan(200, 250)] {
      observer.expectMarbles("--5--#", report: report)
      #expect(other.spans == [SubscriptionSpan(200, 250)])
    } else {
      observer.expectMarbles("--5---5---|", report: report)
    }
  }

  @Test func `the other source is subscribed to first`() {
    var order: [String] = []
    let main = EventStream.just(1).do(onSubscribe: { order.append("main") })
    let other = EventStream.just(2).do(onSubscribe: { order.append("other") })
    #expect(main.withLatestFrom(other).recorded().values == [2])
    #expect(order == ["other", "main"])
  }

  @Test func `a thrown error ends it and lets go of both`() {
    let main = PublishSubject<Int>()
    let other = BehaviorRelay(value: 0)
    let recording = main.asStream()
      .withLatestFrom(other) { _, _ -> Int in throw TestError() }
      .recorded()
    main.onNext(1)
    #expect(recording.error as? TestError == TestError())
    #expect(!main.hasObservers && !other.hasObservers)
  }

  @Test func `a value sent from inside the closure comes afterwards`() {
    let main = PublishSubject<Int>()
    let other = BehaviorRelay(value: 10)
    let recording = main.asStream()
      .withLatestFrom(other) { value, latest in
        if value == 1 {
          other.accept(20)
          main.onNext(2)
        }
        return value + latest
      }
      .recorded()
    main.onNext(1)
    #expect(recording.values == [11, 22])
  }

  @Test func `an error of the other on subscription leaves the source unsubscribed`() {
    let main = PublishSubject<Int>()
    let recording = main.asStream().withLatestFrom(EventStream<Int>.error(TestError())).recorded()
    #expect(recording.error != nil)
    #expect(!main.hasObservers)
  }

  @Test func `optional values: nil is a value of the other`() {
    let main = PublishSubject<Int>()
    let other = PublishSubject<Int?>()
    let recording = main.asStream().withLatestFrom(other).recorded()
    main.onNext(1)
    other.onNext(nil)
    main.onNext(2)
    #expect(recording.values == [nil])
  }
}
