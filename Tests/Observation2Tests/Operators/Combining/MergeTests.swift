import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct MergeTests {
  private let time = VirtualTime()

  @Test func `subjects, relays and streams merge without being turned into streams first`() {
    let taps = PublishSubject<Int>()
    let held = BehaviorRelay(value: 1)
    let values = EventStream.merge(taps, held, EventStream.just(2)).recorded()
    taps.onNext(3)
    #expect(values.values == [1, 2, 3])
    #expect(EventStream<Int>.merge(.just(1), .empty(), .just(2)).recorded().values == [1, 2])
  }

  @Test func `all values come as they come; it completes when all have`() throws {
    let a = try HotTestStream<String>(time, "--1-----2--|")
    let b = try HotTestStream<String>(time, "----x-y------|")
    let observer = time.start { EventStream.merge(a.asStream(), b.asStream()) }
    observer.expectMarbles("--1-x-y-2----|", report: report)
  }

  @Test func `the first error ends all`() throws {
    let a = try HotTestStream<Int>(time, "-1---#")
    let b = try HotTestStream<Int>(time, "--2-----3|")
    let observer = time.start { EventStream.merge(a.asStream(), b.asStream()) }
    observer.expectMarbles("-12--#", report: report)
    #expect(b.spans == [SubscriptionSpan(200, 250)])
  }

  @Test func `no streams complete at once`() {
    #expect(EventStream<Int>.merge([]).recorded().isCompleted)
  }

  @Test func `an error on subscription leaves the rest unsubscribed`() {
    let other = PublishSubject<Int>()
    let recording = EventStream.merge(.error(TestError()), other.asStream()).recorded()
    #expect(recording.error != nil)
    #expect(!other.hasObservers)
  }

  @Test func `disposing during subscription leaves the rest unsubscribed`() {
    let other = PublishSubject<Int>()
    let subscription = SerialDisposable()
    let held = BehaviorSubject(value: 1)
    subscription.disposable = EventStream.merge(
      held.asStream().do(onNext: { _ in subscription.dispose() }),
      other.asStream()
    )
    .subscribe { _ in }
    subscription.dispose()
    #expect(!held.hasObservers)
    #expect(!other.hasObservers)
  }

  @Test func `what derives from one origin is merged whole`() {
    let source = BehaviorRelay(value: 1)
    let stream = source.asStream()
    let recording = EventStream.merge(stream, stream.map { $0 * 10 }).recorded()
    source.accept(2)
    #expect(recording.values == [1, 10, 2, 20])
  }

  @Test func `one source that goes leaves the others`() {
    var first: PublishSubject<Int>? = PublishSubject()
    let second = PublishSubject<Int>()
    let recording = EventStream.merge(first?.asStream() ?? .never(), second.asStream()).recorded()
    first = nil
    second.onNext(1)
    #expect(recording.values == [1])
    recording.dispose()
    #expect(!second.hasObservers)
  }
}
