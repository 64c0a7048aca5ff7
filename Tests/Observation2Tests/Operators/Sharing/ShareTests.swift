import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct ShareTests {
  private let time = VirtualTime()

  @Test func `observers share one subscription, which ends with the last of them`() throws {
    let xs = try HotTestStream<Int>(time, "-1-2-3-4-5")
    let shared = xs.asStream().share()
    let first = time.observer(of: shared, subscribe: 200, dispose: 255)
    let second = time.observer(of: shared, subscribe: 225, dispose: 275)
    time.run(to: 1_000)
    #expect(first.values == [1, 2, 3])
    #expect(second.values == [2, 3, 4])
    #expect(xs.spans == [SubscriptionSpan(200, 275)])
  }

  @Test func `while connected, a late observer gets the buffer; a new connection begins empty`()
    throws
  {
    let xs = try HotTestStream<Int>(time, "-1-2-3-4-5-6")
    let shared = xs.asStream().share(replay: 2)
    let first = time.observer(of: shared, subscribe: 200, dispose: 265)
    let late = time.observer(of: shared, subscribe: 255, dispose: 265)
    let next = time.observer(of: shared, subscribe: 285, dispose: 1_000)
    time.run(to: 1_000)
    #expect(first.values == [1, 2, 3])
    #expect(late.events == [.next(255, 2), .next(255, 3)])
    #expect(next.events == [.next(290, 5), .next(310, 6)])
    #expect(xs.spans == [SubscriptionSpan(200, 265), SubscriptionSpan(285, 1_000)])
  }

  @Test func `while connected, after completion a new observer subscribes anew`() throws {
    let xs = try ColdTestStream<Int>(time, "-1|")
    let shared = xs.asStream().share(replay: 1)
    let first = time.observer(of: shared, subscribe: 200)
    let second = time.observer(of: shared, subscribe: 300)
    time.run(to: 1_000)
    #expect(first.events == [.next(210, 1), .completed(220)])
    #expect(second.events == [.next(310, 1), .completed(320)])
    #expect(xs.spans == [SubscriptionSpan(200, 220), SubscriptionSpan(300, 320)])
  }

  @Test func `forever, values and completion are repeated without subscribing anew`() throws {
    let xs = try ColdTestStream<Int>(time, "-1-2-3|")
    let shared = xs.asStream().share(replay: 2, scope: .forever)
    _ = time.observer(of: shared, subscribe: 200)
    let late = time.observer(of: shared, subscribe: 300)
    time.run(to: 1_000)
    #expect(late.events == [.next(300, 2), .next(300, 3), .completed(300)])
    #expect(xs.spans == [SubscriptionSpan(200, 260)])
  }

  @Test func `forever, without observers the stale value is given, then a new subscription begins`()
    throws
  {
    let xs = try ColdTestStream<Int>(time, "-1-2-3|")
    let shared = xs.asStream().share(replay: 1, scope: .forever)
    _ = time.observer(of: shared, subscribe: 200, dispose: 235)
    let late = time.observer(of: shared, subscribe: 300)
    time.run(to: 1_000)
    #expect(
      late.events == [
        .next(300, 2), .next(310, 1), .next(330, 2), .next(350, 3), .completed(360),
      ]
    )
    #expect(xs.spans == [SubscriptionSpan(200, 235), SubscriptionSpan(300, 360)])
  }

  @Test func `subscribing again on the end makes a new connection`() {
    var runs = 0
    let failing = EventStream<Int>.create { observer in
      runs += 1
      observer.onNext(runs)
      observer.onError(TestError())
      return AnyDisposable()
    }
    let shared = failing.share(replay: 1)
    let recording = shared.catch { _ in shared }.recorded()
    #expect(runs == 2)
    #expect(recording.values == [1, 2])
  }

  @Test func `subscribing again when a hot source fails makes a new connection`() {
    let source = PublishSubject<Int>()
    var connections = 0
    let shared = EventStream<Int>.create { observer in
      connections += 1
      return source.asStream().subscribe(onEvent: { observer.on($0) })
    }
    .share(replay: 1)
    let recording = shared.catch { _ in shared }.recorded()
    let other = shared.recorded()
    source.onNext(1)
    source.onError(TestError())
    #expect(connections == 2)
    #expect(recording.values == [1])
    #expect(other.error != nil)
  }

  @Test func `a source that sends and ends on subscription reaches the first observer only`() {
    var runs = 0
    let shared = EventStream<Int>.create { observer in
      runs += 1
      for value in 1...3 { observer.onNext(value) }
      observer.onCompleted()
      return AnyDisposable()
    }
    .share(replay: 2)
    #expect(shared.recorded().values == [1, 2, 3])
    #expect(shared.recorded().values == [1, 2, 3])
    #expect(runs == 2)
  }

  @Test func `an observer that leaves and one that comes during the same value`() {
    let source = PublishSubject<Int>()
    let shared = source.asStream().share(replay: 1)
    let subscription = SerialDisposable()
    var late: StreamRecording<Int>?
    subscription.disposable = shared.subscribe { _ in
      subscription.dispose()
      late = shared.recorded()
    }
    source.onNext(1)
    source.onNext(2)
    #expect(late?.values == [2])
    late = nil
    #expect(!source.hasObservers)
  }

  @Test func `an observer that joins during a value gets it once`() {
    let source = PublishSubject<Int>()
    let shared = source.asStream().share(replay: 1)
    var late: StreamRecording<Int>?
    let subscription = shared.subscribe { value in
      if value == 1 { late = shared.recorded() }
    }
    source.onNext(1)
    source.onNext(2)
    #expect(late?.values == [1, 2])
    subscription.dispose()
  }

  @Test func `a value sent while the buffer is replayed comes after it, to all`() {
    let source = PublishSubject<Int>()
    let shared = source.asStream().share(replay: 2)
    let first = shared.recorded()
    source.onNext(1)
    source.onNext(2)
    var late: [Int] = []
    let subscription = shared.subscribe { value in
      late.append(value)
      if value == 1 { source.onNext(3) }
    }
    #expect(late == [1, 2, 3])
    #expect(first.values == [1, 2, 3])
    subscription.dispose()
  }

  @Test func `a negative buffer is a programmer's error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = EventStream<Int>.never().share(replay: -1)
    }
  }
}
