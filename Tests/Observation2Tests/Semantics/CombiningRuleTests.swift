import Observation2
import Observation2Testing
import Testing

/// "Sharing" and "Combining" of *The rules*, but for rule 20.
@MainActor @Suite struct CombiningRuleTests {
  private let time = VirtualTime()

  private func hot(_ diagram: String) throws -> HotTestStream<Int> {
    try HotTestStream(time, diagram)
  }

  @Test func `rule 14: publish and replay use a new subject for each connection`() {
    let source = PublishSubject<Int>()
    let replay = source.asStream().replay(2)
    let publish = source.asStream().publish()
    let first = replay.connect()
    let early = replay.asStream().recorded()
    source.onNext(1)
    first.dispose()
    let second = replay.connect()
    let late = replay.asStream().recorded()
    source.onNext(2)
    #expect(early.values == [1])
    #expect(late.values == [2])
    second.dispose()
    let published = publish.asStream().recorded()
    #expect(!source.hasObservers)
    let connection = publish.connect()
    source.onNext(3)
    #expect(published.values == [3])
    connection.dispose()
  }

  @Test func `rule 14: while connected, a new first observer resubscribes after completion`() throws
  {
    let xs = try ColdTestStream<Int>(time, "-1|")
    let shared = xs.asStream().share(replay: 1)
    let first = time.observer(of: shared, subscribe: 200)
    let second = time.observer(of: shared, subscribe: 250)
    time.run(to: 400)
    first.expectMarbles("-1|", report: report)
    second.expectMarbles("-1|", from: 250, report: report)
    #expect(xs.spans.count == 2)
  }

  @Test func `rule 14: forever, value and completion are replayed without resubscribing`() throws {
    let xs = try ColdTestStream<Int>(time, "-1|")
    let shared = xs.asStream().share(replay: 1, scope: .forever)
    _ = time.observer(of: shared, subscribe: 200)
    let second = time.observer(of: shared, subscribe: 250)
    time.run(to: 400)
    second.expectMarbles("(1|)", from: 250, report: report)
    #expect(xs.spans.count == 1)
  }

  @Test func `rule 14: forever, without observers: the stale value, then a new subscription`()
    throws
  {
    let xs = try ColdTestStream<Int>(time, "-1-2|")
    let shared = xs.asStream().share(replay: 1, scope: .forever)
    _ = time.observer(of: shared, subscribe: 200, dispose: 220)
    let second = time.observer(of: shared, subscribe: 250)
    time.run(to: 400)
    second.expectMarbles("11-2|", from: 250, report: report)
    #expect(xs.spans == [SubscriptionSpan(200, 220), SubscriptionSpan(250, 290)])
  }

  @Test(arguments: [
    ("-1----|", "--2-3---|", "--3-4---|"),
    ("-1-|", "--------2-|", "--------3-|"),
    ("---|", "-1--2--3|", "---|"),
    ("-1--2-3|", "---|", "---|"),
  ])
  func `rule 15: combineLatest completes with all, or at once with one that had no value`(
    left: String,
    right: String,
    expected: String
  ) throws {
    let (a, b) = (try hot(left), try hot(right))
    time.start { EventStream<Int>.combineLatest(a, b) { $0 + $1 } }
      .expectMarbles(expected, report: report)
  }

  @Test(arguments: [
    ("-1-2|", "--3-----4--5|", "--4-----(6|)"),
    ("-1-2-3|", "--3|", "--4|"),
    ("-|", "--1-2-3|", "-|"),
    ("-1--------|", "--3-4-5-6-|", "--4-------|"),
    ("-1----2-|", "--3---|", "--4---|"),
  ])
  func `rule 16: zip completes as soon as an ended source's buffer is empty`(
    left: String,
    right: String,
    expected: String
  ) throws {
    let (a, b) = (try hot(left), try hot(right))
    time.start { EventStream<Int>.zip(a, b) { $0 + $1 } }.expectMarbles(expected, report: report)
  }

  @Test func `rule 17: withLatestFrom keeps the other's last value, and either error ends it`()
    throws
  {
    let (xs, other) = (try hot("--1--2--3|"), try hot("-5-|"))
    time.start { xs.asStream().withLatestFrom(other) }
      .expectMarbles("--5--5--5|", report: report)
  }

  @Test(arguments: [("--1-#", "-7------"), ("--1--2-", "-7--#")])
  func `rule 17: either error ends withLatestFrom`(main: String, other: String) throws {
    let (xs, ys) = (try hot(main), try hot(other))
    let observer = time.start { xs.asStream().withLatestFrom(ys) }
    #expect(observer.events.first == .next(220, 7))
    #expect(observer.events.last == .error(240))
    #expect(xs.spans == [SubscriptionSpan(200, 240)])
    #expect(ys.spans == [SubscriptionSpan(200, 240)])
  }

  @Test func `rule 17: the other source is subscribed to first`() {
    let relay = BehaviorRelay(value: 1)
    let recording = relay.asStream().withLatestFrom(relay) { [$0, $1] }.recorded()
    #expect(recording.values == [[1, 1]])
  }

  @Test func `rule 18: flatMapLatest waits for the running inner, a stale one is never heard`()
    throws
  {
    let outer = try hot("-1-2|")
    let inner = try ColdTestStream<Int>(time, "-5-6-7|")
    time.start { outer.asStream().flatMapLatest { _ in inner.asStream() } }
      .expectMarbles("--5-5-6-7|", report: report)
    #expect(inner.spans == [SubscriptionSpan(210, 230), SubscriptionSpan(230, 290)])
  }

  @Test func `rule 18: flatMapFirst ignores new inners while one runs`() throws {
    let outer = try hot("-1-2|")
    let inner = try ColdTestStream<Int>(time, "-5-6|")
    time.start { outer.asStream().flatMapFirst { _ in inner.asStream() } }
      .expectMarbles("--5-6|", report: report)
    #expect(inner.spans == [SubscriptionSpan(210, 250)])
  }

  @Test(arguments: ["concatMap", "merge(maxConcurrent:)"])
  func `rule 18: concatMap and merge queue`(name: String) throws {
    let outer = try hot("-1-2|")
    let inner = try ColdTestStream<Int>(time, "-5-6|")
    let observer = time.start {
      name == "concatMap"
        ? outer.asStream().concatMap { _ in inner.asStream() }
        : outer.asStream().map { _ in inner.asStream() }.merge(maxConcurrent: 1)
    }
    observer.expectMarbles("--5-6-5-6|", report: report)
    #expect(inner.spans == [SubscriptionSpan(210, 250), SubscriptionSpan(250, 290)])
  }

  @Test(arguments: [("--|", "-1-2-3|"), ("--7", "-1|"), ("--#", "-1#")])
  func `rule 19: take until ignores the trigger's completion`(
    trigger: String,
    expected: String
  ) throws {
    let (xs, stop) = (try hot("-1-2-3|"), try hot(trigger))
    time.start { xs.asStream().take(until: stop) }.expectMarbles(expected, report: report)
  }

  @Test(arguments: [("--7", "---2-3|"), ("------------7", "------|"), ("--|", "------|")])
  func `rule 19: skip until completes with its source, fired or not`(
    trigger: String,
    expected: String
  ) throws {
    let (xs, start) = (try hot("-1-2-3|"), try hot(trigger))
    time.start { xs.asStream().skip(until: start) }.expectMarbles(expected, report: report)
  }

  @Test func `rule 19: sample emits only if there is a new value`() throws {
    let (xs, sampler) = (try hot("-1-----2---"), try hot("--7-7-7-7-7|"))
    time.start { xs.asStream().sample(sampler) }
      .expectMarbles("--1-----2---", report: report)
  }

  @Test(arguments: [
    ("-1-2---3|", "--7-7-7-7-7|", "--1-2---(3|)"),
    ("-1-2---3|", "--7-7|------", "--1-2---|"),
    ("-1-2---3|", "--7-----|---", "--1-----(3|)"),
    ("-1|", "---|--------", "---(1|)"),
    ("------|", "---|--------", "------|"),
    ("-1-----#", "---|--------", "---1---#"),
  ])
  func `rule 19: sample completes when both have completed, in any order`(
    source: String,
    trigger: String,
    expected: String
  ) throws {
    let (xs, sampler) = (try hot(source), try hot(trigger))
    time.start { xs.asStream().sample(sampler) }.expectMarbles(expected, report: report)
  }

  @Test func `rule 15: no streams combine to one empty result, but zip and merge to none`() {
    let none: [EventStream<Int>] = []
    let combined = EventStream.combineLatest(none) { $0 }.recorded()
    let zipped = EventStream.zip(none) { $0 }.recorded()
    let merged = EventStream.merge(none).recorded()
    #expect([combined.values, zipped.values, [merged.values]] == [[[]], [], [[]]])
    #expect([combined, zipped].map(\.isCompleted) == [true, true])
    #expect(merged.isCompleted)
    let failed = EventStream<Int>.combineLatest(none) { _ in throw TestError() }.recorded()
    #expect(failed.error is TestError)
  }

  @Test func `rule 15: no drivers or signals combine to one empty result`() {
    let drivers = Driver.combineLatest([Driver<Int>]()) { $0 }.asStream().recorded()
    let signals = Signal.combineLatest([Signal<Int>]()) { $0 }.asStream().recorded()
    let zipped = Driver.zip([Driver<Int>]()) { $0 }.asStream().recorded()
    let merged = Signal<Int>.merge([]).asStream().recorded()
    #expect([drivers.values, signals.values, zipped.values] == [[[]], [[]], []])
    #expect([drivers, signals, zipped].map(\.isCompleted) == [true, true, true])
    #expect(merged.isCompleted && merged.values.isEmpty)
  }
}
