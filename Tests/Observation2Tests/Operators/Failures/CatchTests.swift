import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct CatchTests {
  private let time = VirtualTime()

  @Test func `an error goes over to the stream that the closure gives`() throws {
    let xs = try HotTestStream<Int>(time, "-1-#-9|")
    let other = try ColdTestStream<Int>(time, "-5-|")
    let observer = time.start { xs.asStream().catch { _ in other.asStream() } }
    observer.expectMarbles("-1--5-|", report: report)
    #expect(xs.spans == [SubscriptionSpan(200, 230)])
    #expect(other.spans == [SubscriptionSpan(230, 260)])
  }

  @Test func `it switches once: an error of the second stream ends it`() throws {
    let xs = try ColdTestStream<Int>(time, "-1-#")
    let observer = time.start { xs.asStream().catch { _ in xs.asStream() } }
    observer.expectMarbles("-1--1-#", report: report)
    #expect(xs.spans == [SubscriptionSpan(200, 230), SubscriptionSpan(230, 260)])
  }

  @Test func `completion passes and the closure is not called`() throws {
    let xs = try HotTestStream<Int>(time, "-1-|")
    let observer = time.start {
      xs.asStream().catch { _ in
        Issue.record("called")
        return .just(0)
      }
    }
    observer.expectMarbles("-1-|", report: report)
  }

  @Test func `what the closure throws replaces the error`() {
    let recording = EventStream<Int>.error(TestError("first"))
      .catch { _ in throw TestError("second") }
      .recorded()
    #expect(recording.error as? TestError == "second")
  }

  @Test func `a value in place of an error`() throws {
    let xs = try HotTestStream<Int>(time, "-1-#")
    let observer = time.start { xs.asStream().catchAndReturn(7) }
    observer.expectMarbles("-1-(7|)", report: report)
  }

  @Test func `a closure that disposes of the subscription leaves nothing subscribed`() {
    let source = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    let subscription = SerialDisposable()
    subscription.disposable = source.asStream()
      .catch { _ in
        subscription.dispose()
        return other.asStream()
      }
      .subscribe { _ in }
    source.onError(TestError())
    #expect(!other.hasObservers)
  }

  @Test func `an error on subscription is caught too, and cancels what came before it`() {
    let after = PublishSubject<Int>()
    let recording = EventStream<Int>.create { observer in
      observer.onNext(1)
      observer.onError(TestError())
      observer.onNext(2)
      return AnyDisposable()
    }
    .catch { _ in after.asStream() }
    .recorded()
    after.onNext(3)
    #expect(recording.values == [1, 3])
    recording.dispose()
    #expect(!after.hasObservers)
  }
}
