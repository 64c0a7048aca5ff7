import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct FlatMapLatestTests {
  private let time = VirtualTime()

  @Test func `a newer inner stream replaces the running one`() throws {
    let xs = try HotTestStream<String>(time, "-a----b-----|")
    let a = try ColdTestStream<String>(time, "-1-2-3-4|")
    let b = try ColdTestStream<String>(time, "-5-6|")
    let inner = ["a": a, "b": b]
    let observer = time.start {
      xs.asStream().flatMapLatest { inner[$0]?.asStream() ?? .empty() }
    }
    observer.expectMarbles("--1-2--5-6--|", report: report)
    #expect(a.spans == [SubscriptionSpan(210, 260)])
    #expect(b.spans == [SubscriptionSpan(260, 300)])
  }

  @Test func `completion waits for the running inner stream`() throws {
    let xs = try HotTestStream<Int>(time, "-1-|")
    let inner = try ColdTestStream<Int>(time, "---7---|")
    let observer = time.start { xs.asStream().flatMapLatest { _ in inner.asStream() } }
    observer.expectMarbles("----7---|", report: report)
    #expect(xs.spans == [SubscriptionSpan(200, 230)])
  }

  @Test func `an inner error fails the whole and lets go of the outer`() throws {
    let xs = try HotTestStream<Int>(time, "-1------2|")
    let inner = try ColdTestStream<Int>(time, "-7-#")
    let observer = time.start { xs.asStream().flatMapLatest { _ in inner.asStream() } }
    observer.expectMarbles("--7-#", report: report)
    #expect(xs.spans == [SubscriptionSpan(200, 240)])
  }

  @Test func `an outer error fails the whole and lets go of the inner`() throws {
    let xs = try HotTestStream<Int>(time, "-1--#")
    let inner = try ColdTestStream<Int>(time, "-7-8-9|")
    let observer = time.start { xs.asStream().flatMapLatest { _ in inner.asStream() } }
    observer.expectMarbles("--7-#", report: report)
    #expect(inner.spans == [SubscriptionSpan(210, 240)])
  }

  @Test func `a throwing selector fails the whole`() throws {
    let xs = try HotTestStream<Int>(time, "-1---2|")
    let inner = try ColdTestStream<Int>(time, "-7-------|")
    let observer = time.start {
      xs.asStream().flatMapLatest { value in
        if value == 2 { throw TestError() }
        return inner.asStream()
      }
    }
    observer.expectMarbles("--7--#", report: report)
    #expect(inner.spans == [SubscriptionSpan(210, 250)])
    #expect(xs.spans == [SubscriptionSpan(200, 250)])
  }

  @Test func `an inner stream that ends at once does not stop the next`() {
    let source = PublishSubject<Int>()
    let recording = source.asStream().flatMapLatest { EventStream.of($0, $0 * 10) }.recorded()
    source.onNext(1)
    source.onNext(2)
    source.onCompleted()
    #expect(recording.values == [1, 10, 2, 20])
    #expect(recording.isCompleted)
  }

  @Test func `a stale inner stream is not heard, though it sends while it is let go`() {
    let outer = PublishSubject<Int>()
    let stale = PublishSubject<Int>()
    let fresh = PublishSubject<Int>()
    let recording = outer.asStream()
      .flatMapLatest { value in
        value == 1
          ? stale.asStream().do(onDispose: { stale.onNext(-1) })
          : fresh.asStream().startWith(0)
      }
      .recorded()
    outer.onNext(1)
    stale.onNext(11)
    outer.onNext(2)
    stale.onNext(12)
    fresh.onNext(21)
    #expect(recording.values == [11, 0, 21])
    #expect(!stale.hasObservers)
  }

  @Test func `a selector that disposes of the subscription leaves nothing subscribed`() {
    let outer = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    let subscription = SerialDisposable()
    subscription.disposable = outer.asStream()
      .flatMapLatest { _ in
        subscription.dispose()
        return inner.asStream()
      }
      .subscribe { _ in }
    outer.onNext(1)
    #expect(!outer.hasObservers)
    #expect(!inner.hasObservers)
  }

  @Test func `a teardown that disposes of the whole leaves nothing subscribed`() {
    let outer = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    let subscription = SerialDisposable()
    subscription.disposable = outer.asStream()
      .flatMapLatest { _ in inner.asStream().do(onDispose: { subscription.dispose() }) }
      .subscribe { _ in }
    outer.onNext(1)
    outer.onNext(2)
    #expect(!outer.hasObservers)
    #expect(!inner.hasObservers)
  }

  @Test func `an outer value sent from an inner value is handled after it`() {
    let outer = PublishSubject<Int>()
    let inner = PublishSubject<String>()
    var log: [String] = []
    let subscription = outer.asStream()
      .flatMapLatest { value in inner.asStream().map { "\(value)\($0)" } }
      .subscribe { value in
        log.append(value)
        if value == "1a" {
          outer.onNext(2)
          inner.onNext("b")
        }
      }
    outer.onNext(1)
    inner.onNext("a")
    inner.onNext("c")
    #expect(log == ["1a", "2b", "2c"])
    subscription.dispose()
    #expect(!inner.hasObservers)
  }

  @Test func `an inner source that goes without an end leaves the outer in charge`() {
    let outer = PublishSubject<Int>()
    var inner: PublishSubject<Int>? = PublishSubject()
    let recording = outer.asStream().flatMapLatest { value in
      inner?.asStream() ?? .just(value)
    }
    .recorded()
    outer.onNext(1)
    inner?.onNext(10)
    inner = nil
    outer.onNext(2)
    #expect(recording.values == [10, 2])
  }
}
