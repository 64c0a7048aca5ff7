import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct TestStreamTests {
  let time = VirtualTime()

  @Test func `a hot stream's events have absolute ticks, and spans end with it`() {
    let xs = HotTestStream(time, [.next(150, 0), .next(210, 1), .completed(260), .next(270, 9)])
    let observer = time.start { xs.asStream().map { $0 * 2 } }
    #expect(observer.events == [.next(210, 2), .completed(260)])
    #expect(xs.spans == [SubscriptionSpan(200, 260)])
  }

  @Test func `a cold stream's events count from each subscription`() {
    let xs = ColdTestStream(time, [.next(10, 1), .error(20, TestError("boom")), .next(30, 9)])
    let early = time.observer(of: xs, subscribe: 200)
    let late = time.observer(of: xs, subscribe: 300, dispose: 315)
    time.run(to: 1_000)
    #expect(early.events == [.next(210, 1), .error(220, TestError("boom"))])
    #expect(late.events == [.next(310, 1)])
    #expect(xs.spans == [SubscriptionSpan(200, 220), SubscriptionSpan(300, 315)])
    #expect(time.nextDue == nil)
  }

  @Test func `a hot event comes before a disposal at its tick, a cold one after it`() {
    let hot = HotTestStream(time, [.next(400, 1)])
    let cold = ColdTestStream(time, [.next(200, 2)])
    let observer = time.start(dispose: 400) {
      EventStream<Int>.merge(hot.asStream(), cold.asStream())
    }
    #expect(observer.events == [.next(400, 1)])
    #expect(hot.spans == [SubscriptionSpan(200, 400)])
    #expect(cold.spans == [SubscriptionSpan(200, 400)])
  }

  @Test func `events after the end reach a new subscription only`() {
    let xs = HotTestStream(time, [.completed(220), .next(240, 1), .completed(250)])
    let first = time.observer(of: xs, subscribe: 200)
    let second = time.observer(of: xs, subscribe: 230)
    let third = time.observer(of: xs, subscribe: 260, dispose: 300)
    time.run(to: 1_000)
    #expect(first.events == [.completed(220)])
    #expect(second.events == [.next(240, 1), .completed(250)])
    #expect(third.events == [])
    #expect(
      xs.spans == [
        SubscriptionSpan(200, 220), SubscriptionSpan(230, 250), SubscriptionSpan(260, 300),
      ]
    )
  }

  @Test func `what a hot stream emitted before the clock's time reaches nobody`() throws {
    let xs = try HotTestStream<Int>(time, "1-2^3|", from: 0)
    let observer = time.record(xs)
    time.run(to: 100)
    #expect(observer.events == [.next(10, 3), .completed(20)])
  }

  @Test(arguments: ["1-^2", "(12)^", "-|^"])
  func `a cold diagram with events before the subscription is refused, with the column`(
    diagram: String
  ) {
    let marbles = Marbles<Int>()
    let error = #expect(throws: MarbleError.self) {
      try ColdTestStream(time, attempts: ["1|", diagram], marbles)
    }
    #expect(error?.diagram == diagram)
    #expect(throws: Never.self) { try ColdTestStream<Int>(time, "--^1|") }
  }

  @Test func `a subscription before the usual tick of creation builds the stream as well`() {
    #expect(
      time.start(subscribe: 0) { EventStream.just(1) }.events == [.next(0, 1), .completed(0)]
    )
  }

  @Test(arguments: [StreamEvent<Int>.next(1), .completed, .error(TestError())])
  func `an observer that arrives during an event does not get it`(event: StreamEvent<Int>) {
    let xs = HotTestStream(time, [RecordedEvent(time: 210, event: event), .next(220, 2)])
    let late = TestObserver<Int>(time)
    let bag = DisposeBag()
    xs.asStream().subscribe(onEvent: { _ in
      if !xs.spans.contains(where: { $0.subscribed == 210 }) { late.observe(xs).disposed(by: bag) }
    })
    .disposed(by: bag)
    time.run(to: 1_000)
    #expect(late.events == [.next(220, 2)])
    bag.dispose()
  }

  @Test func `a hot stream is an origin, so what derives from it twice is combined once`() {
    let xs = HotTestStream(time, [.next(210, 1), .next(220, 2)])
    let observer = time.start {
      EventStream<[Int]>.combineLatest(xs.asStream(), xs.asStream().map { $0 * 10 }) { [$0, $1] }
    }
    #expect(observer.events == [.next(210, [1, 10]), .next(220, [2, 20])])
    #expect(xs.spans == [SubscriptionSpan(200, 1_000), SubscriptionSpan(200, 1_000)])
  }

  @Test func `creation, subscription and disposal happen at their ticks`() {
    var ticks: [Int] = []
    let time = time
    time.start(create: 10, subscribe: 20, dispose: 30) {
      ticks.append(time.now.inTicks)
      return EventStream<Int>.never().startWith(1)
        .do(onNext: { _ in ticks.append(time.now.inTicks) })
    }
    #expect(ticks == [10, 20])
    #expect(time.now == .ticks(30))
  }

  @Test func `a clock takes its test streams, observers and what is due with it`() async {
    weak var weakHot: HotTestStream<Int>?
    weak var weakCold: ColdTestStream<Int>?
    weak var weakClock: VirtualTime?
    var ended = 0
    var pending: (any Disposable)?
    func use(_ clock: VirtualTime) {
      let hot = HotTestStream(clock, [.next(100, 1), .next(2_000, 2)])
      let cold = ColdTestStream(clock, [.next(3_000, 1)])
      _ = clock.observer(of: hot, subscribe: 4_000)
      _ = hot.asStream().subscribe(onNext: { _ in }, onDisposed: { ended += 1 })
      pending = cold.asStream().subscribe { _ in }
      let observer = clock.start { EventStream.merge(hot.asStream(), cold.asStream()) }
      #expect(observer.events == [])
      let recording = clock.record(hot)
      #expect(recording.events == [])
      (weakHot, weakCold, weakClock) = (hot, cold, clock)
    }
    use(VirtualTime())
    // What was due is released in a job of its own.
    await time.settle()
    #expect(weakClock == nil)
    #expect(weakHot == nil)
    #expect(weakCold == nil)
    #expect(ended == 1)
    // A subscription to what was made with `create` keeps itself, as in Rx.
    pending?.dispose()
  }
}
