import Observation2
import Observation2Testing
import Testing

/// "Time" and "Failures" of *The rules*.
///
/// The source is that of the rules: 1@210 2@220 3@250 4@255 done@260.
@MainActor @Suite struct TimeRuleTests {
  private let time = VirtualTime()

  private func source(failing: Bool = false) -> HotTestStream<Int> {
    HotTestStream(
      time,
      [
        .next(210, 1), .next(220, 2), .next(250, 3), .next(255, 4),
        failing ? .error(260) : .completed(260),
      ]
    )
  }

  private func events<Result>(
    failing: Bool = false,
    _ operation: @escaping (EventStream<Int>, VirtualTime) -> EventStream<Result>
  ) -> [RecordedEvent<Result>] {
    let (xs, time) = (source(failing: failing), time)
    return time.start { operation(xs.asStream(), time) }.events
  }

  @Test func `rule 21: debounce: completion flushes`() {
    let events = events { $0.debounce(.ticks(20), scheduler: $1) }
    #expect(events == [.next(240, 2), .next(260, 4), .completed(260)])
  }

  @Test func `rule 21: debounce: an error drops what waits`() {
    let events = events(failing: true) { $0.debounce(.ticks(20), scheduler: $1) }
    #expect(events == [.next(240, 2), .error(260)])
  }

  @Test func `rule 21: debounce: a value exactly when due supersedes`() {
    let events = events { $0.debounce(.ticks(30), scheduler: $1) }
    #expect(events == [.next(260, 4), .completed(260)])
  }

  @Test func `rule 22: throttle, latest`() {
    let events = events { $0.throttle(.ticks(20), latest: true, scheduler: $1) }
    #expect(
      events == [
        .next(210, 1), .next(230, 2), .next(250, 3), .next(270, 4), .completed(270),
      ]
    )
  }

  @Test func `rule 22: throttle, not latest`() {
    let events = events { $0.throttle(.ticks(20), latest: false, scheduler: $1) }
    #expect(events == [.next(210, 1), .next(250, 3), .completed(260)])
  }

  @Test func `rule 23: delay: values and completion come later`() {
    let events = events { $0.delay(.ticks(20), scheduler: $1) }
    #expect(
      events == [
        .next(230, 1), .next(240, 2), .next(270, 3), .next(275, 4), .completed(280),
      ]
    )
  }

  @Test func `rule 23: delay: an error passes at once`() {
    let events = events(failing: true) { $0.delay(.ticks(20), scheduler: $1) }
    #expect(events == [.next(230, 1), .next(240, 2), .error(260)])
  }

  @Test func `rule 24: timeout: a value exactly when due wins`() {
    let events = events { $0.timeout(.ticks(30), scheduler: $1) }
    #expect(
      events == [
        .next(210, 1), .next(220, 2), .next(250, 3), .next(255, 4), .completed(260),
      ]
    )
    let late = VirtualTime()
    let xs = HotTestStream(late, [.next(210, 1), .next(231, 2)])
    let observer = late.start { xs.asStream().timeout(.ticks(20), scheduler: late) }
    #expect(observer.events.map(\.time) == [210, 230])
    #expect(observer.values == [1])
    #expect(xs.spans == [SubscriptionSpan(200, 230)])
  }

  @Test func `rule 24: buffer by time and count`() {
    let events = events { $0.buffer(timeSpan: .ticks(20), count: 2, scheduler: $1) }
    #expect(
      events == [
        .next(220, [1, 2]), .next(240, []), .next(255, [3, 4]), .next(260, []), .completed(260),
      ]
    )
  }

  @Test func `rule 25: what is due at one instant runs in the order of scheduling`() {
    var order: [String] = []
    let bag = DisposeBag()
    let subject = PublishSubject<String>()
    for (name, dueTime) in [("slow", 30), ("a", 20), ("b", 20)] {
      subject.asStream().delay(.ticks(dueTime), scheduler: time)
        .subscribe { order.append("\(name) \($0)") }
        .disposed(by: bag)
    }
    subject.onNext("1")
    _ = time.schedule(after: .ticks(10)) { subject.onNext("2") }
    time.run(to: 100)
    #expect(order == ["a 1", "b 1", "slow 1", "a 2", "b 2", "slow 2"])
  }

  @Test func `rules 21, 22, 24: a value delayed onto the due instant is in time as well`() {
    let source = PublishSubject<Int>()
    let late = source.asStream().delay(.ticks(20), scheduler: time)
    let debounced = TestObserver<Int>(time)
    let throttled = TestObserver<Int>(time)
    let timed = TestObserver<Int>(time)
    let bag = DisposeBag()
    let both = EventStream.merge(source.asStream(), late)
    both.debounce(.ticks(20), scheduler: time).subscribe(onEvent: { debounced.on($0) })
      .disposed(by: bag)
    EventStream.merge(source.asStream().flatMap { EventStream.of($0, $0 + 1) }, late)
      .throttle(.ticks(20), scheduler: time).subscribe(onEvent: { throttled.on($0) })
      .disposed(by: bag)
    both.timeout(.ticks(20), scheduler: time).subscribe(onEvent: { timed.on($0) })
      .disposed(by: bag)
    _ = time.schedule(at: .ticks(10)) { source.onNext(1) }
    time.run(to: 100)
    #expect(debounced.events == [.next(50, 1)])
    #expect(throttled.events == [.next(10, 1), .next(30, 1)])
    #expect(timed.values == [1, 1])
    #expect(timed.events.map(\.time) == [10, 30, 50])
  }

  @Test func `rule 25: deadlines of one instant run in the order of scheduling, after all else`() {
    var order: [String] = []
    let bag = DisposeBag()
    let subject = PublishSubject<Int>()
    for name in ["a", "b"] {
      subject.asStream().debounce(.ticks(20), scheduler: time)
        .subscribe { _ in order.append(name) }
        .disposed(by: bag)
    }
    subject.onNext(1)
    _ = time.schedule(at: .ticks(20)) { [time] in
      order.append("first")
      _ = time.schedule(after: .zero) { order.append("second") }
    }
    time.run(to: 20)
    #expect(order == ["first", "second", "a", "b"])
  }

  @Test(arguments: [1, 2, 3])
  func `rule 26: retry says how many attempts there are in all`(attempts: Int) throws {
    let xs = try ColdTestStream<Int>(time, "-1#")
    let observer = time.start { xs.asStream().retry(attempts: attempts) }
    #expect(xs.spans.count == attempts)
    #expect(observer.values.count == attempts)
    #expect(observer.events.last == .error(200 + 20 * attempts))
  }

  @Test func `rule 26: retry when: a value resubscribes`() throws {
    let xs = try ColdTestStream<Int>(time, "-1#")
    let notifier = try HotTestStream<Int>(time, "----7")
    let observer = time.start(dispose: 265) { xs.asStream().retry(when: { _ in notifier }) }
    observer.expectMarbles("-1---1--", report: report)
    #expect(xs.spans == [SubscriptionSpan(200, 220), SubscriptionSpan(240, 260)])
  }

  @Test(arguments: ["----|", "----#"])
  func `rule 26: retry when: completion completes, an error fails`(end: String) throws {
    let xs = try ColdTestStream<Int>(time, "-1#")
    let notifier = try HotTestStream<Int>(time, end)
    let observer = time.start { xs.asStream().retry(when: { _ in notifier }) }
    observer.expectMarbles("-1-\(end.dropFirst(3))", report: report)
    #expect(xs.spans == [SubscriptionSpan(200, 220)])
  }

  @Test func `rule 26: catch switches once`() throws {
    let xs = try ColdTestStream<Int>(time, "-1#")
    let observer = time.start { xs.asStream().catch { _ in xs.asStream() } }
    observer.expectMarbles("-1-1#", report: report)
  }
}
