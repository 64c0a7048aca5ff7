import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct MapTests {
  private let time = VirtualTime()

  @Test func `values are transformed, the end passes`() throws {
    let xs = try HotTestStream<Int>(time, "-1-2--3|")
    let observer = time.start { xs.asStream().map { $0 * 2 } }
    observer.expectMarbles("-2-4--6|", report: report)
    #expect(xs.spans == [SubscriptionSpan(200, 270)])
  }

  @Test func `an error passes`() throws {
    let xs = try ColdTestStream<Int>(time, "-1-2-#")
    let observer = time.start { xs.asStream().map { $0 + 1 } }
    observer.expectMarbles("-2-3-#", report: report)
    #expect(xs.spans == [SubscriptionSpan(200, 250)])
  }

  @Test func `a thrown error ends the stream and lets go of the source`() throws {
    let xs = try HotTestStream<Int>(time, "-1-2-3|")
    let observer = time.start {
      xs.asStream().map { value in
        if value == 2 { throw TestError() }
        return value
      }
    }
    observer.expectMarbles("-1-#", report: report)
    #expect(xs.spans == [SubscriptionSpan(200, 230)])
  }

  @Test func `the type may change`() throws {
    let xs = try HotTestStream<Int>(time, "-1|")
    let observer = time.start { xs.asStream().map { ["\($0)"] } }
    #expect(observer.events == [.next(210, ["1"]), .completed(220)])
  }

  @Test func `a closure that sends and then throws ends before what it sent`() {
    let source = PublishSubject<Int>()
    let recording = source.asStream()
      .map { value in
        source.onNext(value + 1)
        if value == 1 { throw TestError() }
        return value
      }
      .recorded()
    source.onNext(1)
    #expect(recording.values == [])
    #expect(recording.error as? TestError == TestError())
    #expect(!source.hasObservers)
  }
}
