import Observation2
import Observation2Testing
import Testing

/// Observers that are created in one line, and streams whose subscriptions differ.
@MainActor @Suite struct ObservingInOneLineTests {
  private let time = VirtualTime()

  @Test func `hot events at the subscription's instant are recorded`() throws {
    let words = try HotTestStream<String>(time, "a-b--c", from: 0)
    let observer = time.record(words)
    time.run(to: 20)
    #expect(observer.events == [.next(0, "a"), .next(20, "b")])
    // What is still due keeps its clock.
    time.run(to: 50)
  }

  @Test func `so are those of a later instant that time has stopped before`() throws {
    let words = try HotTestStream<String>(time, "a-b--c", from: 0)
    time.run(to: 19)
    let observer = time.record(words.asStream().map { $0 + "!" })
    time.run(to: 100)
    #expect(observer.events == [.next(20, "b!"), .next(50, "c!")])
    #expect(words.spans == [SubscriptionSpan(19)])
  }

  @Test func `a recording ends when it is disposed of, and keeps what it has`() {
    let relay = BehaviorRelay(value: 1)
    let observer = time.record(relay.asDriver())
    time.run(to: 10)
    relay.accept(2)
    observer.dispose()
    relay.accept(3)
    #expect(observer.events == [.next(0, 1), .next(10, 2)])
    #expect(!relay.hasObservers)
  }

  @Test func `each attempt of a retry has its events and its span`() {
    let load = ColdTestStream<String>(
      time,
      attempts: [[.error(20)], [.error(30)], [.next(10, "ok"), .completed(10)]]
    )
    let observer = time.start { load.asStream().retry(attempts: 3) }
    #expect(observer.events == [.next(260, "ok"), .completed(260)])
    #expect(load.spans == [.init(200, 220), .init(220, 250), .init(250, 260)])
  }

  @Test func `attempts are drawn as marbles, and the last one repeats`() throws {
    let load = try ColdTestStream(time, attempts: ["-#", "--1#"], Marbles<Int>())
    let observer = time.start(dispose: 280) { load.asStream().retry() }
    observer.expectMarbles("---1--1-", report: report)
    #expect(
      load.spans == [.init(200, 210), .init(210, 240), .init(240, 270), .init(270, 280)]
    )
  }

  @Test func `a retry after a wait leaves a gap between its spans`() throws {
    let time = time
    let load = try ColdTestStream(time, attempts: ["-#", "(1|)"], Marbles<Int>())
    let observer = time.start {
      load.asStream()
        .retry(attempts: 2, delay: .fixed(.milliseconds(100)), scheduler: time)
    }
    observer.expectMarbles("-----------(1|)", report: report)
    #expect(load.spans == [.init(200, 210), .init(310, 310)])
  }

  @Test func `a hot stream has a span for each attempt too`() throws {
    let xs = try HotTestStream(time, "-1#-2-3#4|", Marbles<Int>())
    let observer = time.start { xs.asStream().retry(attempts: 3) }
    observer.expectMarbles("-1--2-3-4|", report: report)
    #expect(xs.spans == [.init(200, 220), .init(220, 270), .init(270, 290)])
  }

  @Test func `without any events for it a subscription is silent`() {
    let load = ColdTestStream<Int>(time, attempts: [])
    let observer = time.start { load }
    #expect(observer.events == [])
    #expect(load.spans == [.init(200, 1_000)])
  }
}
