import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct CreationTests {
  @Test func `just, of and from give their values and complete`() {
    #expect(EventStream.just(1).recorded().values == [1])
    #expect(EventStream.of(1, 2).recorded().values == [1, 2])
    let lazy = EventStream.from((1...3).lazy.map { $0 * $0 }).recorded()
    #expect(lazy.values == [1, 4, 9])
    #expect(lazy.isCompleted)
  }

  @Test func `empty completes, error fails, never is silent`() {
    #expect(EventStream<Int>.empty().recorded().isCompleted)
    #expect(EventStream<Int>.error(TestError("boom")).recorded().error as? TestError == "boom")
    #expect(EventStream<Int>.never().recorded().events.isEmpty)
  }

  @Test func `an endless sequence stops when nobody wants more`() {
    let trigger = PublishSubject<Void>()
    let subscription = SerialDisposable()
    var seen: [Int] = []
    subscription.disposable = trigger.asStream().flatMapLatest { EventStream.from(1...) }
      .subscribe { value in
        seen.append(value)
        if value == 3 { subscription.dispose() }
      }
    trigger.onNext(())
    #expect(seen == [1, 2, 3])
  }

  @Test func `an endless sequence stops when a closure throws`() {
    let recording = EventStream.from(1...)
      .map { value in
        if value > 2 { throw TestError() }
        return value
      }
      .recorded()
    #expect(recording.values == [1, 2])
    #expect(recording.error != nil)
  }
}
