import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct StartWithTests {
  private let time = VirtualTime()

  @Test func `the values come first, at once`() throws {
    let xs = try HotTestStream<Int>(time, "-3|")
    let observer = time.start { xs.asStream().startWith(1, 2) }
    #expect(observer.events == [.next(200, 1), .next(200, 2), .next(210, 3), .completed(220)])
  }

  @Test func `disposing during the values leaves the source unsubscribed`() {
    let source = PublishSubject<Int>()
    let subscription = SerialDisposable()
    let trigger = PublishSubject<Void>()
    var seen: [Int] = []
    subscription.disposable = trigger.asStream()
      .flatMapLatest { source.asStream().startWith(1, 2) }
      .subscribe { value in
        seen.append(value)
        subscription.dispose()
      }
    trigger.onNext(())
    #expect(seen == [1])
    #expect(!source.hasObservers)
    #expect(!trigger.hasObservers)
  }

  @Test func `a value sent into the source meanwhile is not heard: nobody listens yet`() {
    let source = PublishSubject<Int>()
    var seen: [Int] = []
    let subscription = source.asStream().startWith(0).subscribe { value in
      seen.append(value)
      if value == 0 { source.onNext(1) }
    }
    source.onNext(2)
    #expect(seen == [0, 2])
    subscription.dispose()
  }
}
