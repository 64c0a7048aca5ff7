import Observation2
import Observation2Testing
import Testing

/// Recursive streams of synchronous sources, 100,000 deep, within a bounded stack.
@MainActor @Suite struct RecursionTests {
  private let levels = 100_000

  private func down(_ number: Int) -> EventStream<Int> {
    EventStream.just(number).flatMap { number in
      number == 0 ? .just(0) : EventStream.just(number).concat(.deferred { down(number - 1) })
    }
  }

  private func up(_ number: Int) -> EventStream<Int> {
    EventStream.just(number).concat(.deferred { up(number + 1) })
  }

  @Test func `flatMap of a stream that goes on with itself`() {
    func silent(_ number: Int) -> EventStream<Int> {
      .just(number).flatMap { $0 == 0 ? .just(7) : silent($0 - 1) }
    }
    let recording = silent(levels).recorded()
    #expect(recording.values == [7])
    #expect(recording.isCompleted)
  }

  @Test func `pages by flatMap and concat come in order`() {
    let recording = down(levels).recorded()
    #expect(recording.values == (0...levels).reversed())
    #expect(recording.isCompleted)
  }

  @Test func `pages by concatMap, made by hand, come in order`() {
    func pages(_ number: Int) -> EventStream<Int> {
      EventStream<Int>.create { observer in
        observer.onNext(number)
        observer.onCompleted()
        return AnyDisposable {}
      }
      .concatMap { [levels] number -> EventStream<Int> in
        number == levels ? .just(number) : pages(number + 1).startWith(number)
      }
    }
    #expect(pages(0).recorded().values == Array(0...levels))
  }

  @Test func `concat with itself goes on for as long as more is wanted`() {
    let recording = up(0).take(levels).recorded()
    #expect(recording.values == Array(0..<levels))
    #expect(recording.isCompleted)
  }

  @Test func `concat of a list with itself, and startWith`() {
    func list(_ number: Int) -> EventStream<Int> {
      .concat([.just(number), .empty(), .deferred { list(number + 1) }])
    }
    func prefixed(_ number: Int) -> EventStream<Int> {
      EventStream.deferred { prefixed(number + 1) }.startWith(number)
    }
    #expect(list(0).take(levels).recorded().values == Array(0..<levels))
    #expect(prefixed(0).take(levels).recorded().values == Array(0..<levels))
  }

  @Test func `catch that goes on with itself`() {
    func attempt(_ number: Int) -> EventStream<Int> {
      EventStream<Int>.error(TestError()).startWith(number)
        .catch { [levels] _ in number == levels ? .empty() : attempt(number + 1) }
    }
    let recording = attempt(0).recorded()
    #expect(recording.values == Array(0...levels))
    #expect(recording.isCompleted)
  }

  @Test func `retry of a source that fails on the spot, and of one that goes on with itself`() {
    var failures = 0
    let flaky = EventStream<Int>.deferred { [levels] in
      failures += 1
      return failures <= levels ? .error(TestError()) : .just(failures)
    }
    #expect(flaky.retry().recorded().values == [levels + 1])
    failures = 0
    #expect(flaky.retry(attempts: levels + 1).recorded().values == [levels + 1])
    func again(_ number: Int) -> EventStream<Int> {
      var hasFailed = false
      return EventStream<Int>.deferred {
        defer { hasFailed = true }
        if !hasFailed { return .error(TestError()) }
        return number == 0 ? .just(0) : again(number - 1)
      }
      .retry(attempts: 2)
    }
    #expect(again(levels).recorded().values == [0])
  }

  @Test func `under joins, shares and drivers, and during a send`() {
    let sums = EventStream.combineLatest(down(20_000), EventStream.just(1)) { $0 + $1 }.recorded()
    #expect(sums.values == [1])
    let driver = down(20_000).asDriver(onErrorJustReturn: -1).asStream().recorded()
    #expect(driver.values.count == 20_001)
    let subject = PublishSubject<Int>()
    let inner = subject.asStream().flatMap { down($0) }.recorded()
    subject.onNext(20_000)
    #expect(inner.values == (0...20_000).reversed())
    #expect(!inner.isCompleted)
  }

  @Test func `values between streams that go on keep their order at any depth`() {
    func before(_ number: Int) -> EventStream<Int> {
      EventStream.of(true, false).flatMap { isFirst -> EventStream<Int> in
        if isFirst { return .just(number) }
        return number == 0 ? .empty() : before(number - 1)
      }
    }
    func after(_ number: Int) -> EventStream<Int> {
      EventStream.of(false, true).flatMap { isLast -> EventStream<Int> in
        if isLast { return .just(number) }
        return number == 0 ? .empty() : after(number - 1)
      }
    }
    #expect(before(levels).recorded().values == (0...levels).reversed())
    #expect(after(200).recorded().values == Array(0...200))
  }

  @Test func `deep inside, an error comes after what was before it, and the rest is not run`() {
    var runs = 0
    func deep(_ number: Int) -> EventStream<Int> {
      let next = EventStream<Bool>.of(true).concat(.error(TestError()))
      guard number == 0 else { return .just(number).flatMap { deep($0 - 1) } }
      return next.flatMap { _ -> EventStream<Int> in
        runs += 1
        return .of(1, 2)
      }
    }
    for depth in [0, 100] {
      let recording = deep(depth).recorded()
      #expect(recording.values == [1, 2])
      #expect(recording.error is TestError)
      #expect(deep(depth).take(1).recorded().values == [1])
    }
    #expect(runs == 4)
  }

  @Test func `what stays below is asked for its end by the stream that has taken the place`() {
    let last = PublishSubject<Int>()
    let recording = EventStream.just(1).concat(last).recorded()
    #expect(recording.values == [1])
    last.onNext(2)
    #expect(last.hasObservers)
    recording.dispose()
    #expect(!last.hasObservers)
    let caught = EventStream<Int>.error(TestError()).catch { _ in last.asStream() }.recorded()
    last.onNext(3)
    last.onCompleted()
    #expect(caught.values == [3])
    #expect(caught.isCompleted)
  }

  @Test func `disposing before the successor's turn leaves it unsubscribed`() {
    let last = PublishSubject<Int>()
    let trigger = PublishSubject<Void>()
    let subscription = SerialDisposable()
    for stream in [
      EventStream.just(1).concat(last), last.asStream().startWith(1),
      EventStream.just(1).concat(.error(TestError())).catch { _ in last.asStream() },
    ] {
      subscription.disposable = trigger.asStream().flatMapLatest { stream }
        .subscribe { _ in subscription.disposable = AnyDisposable {} }
      trigger.onNext(())
      #expect(!last.hasObservers && !trigger.hasObservers)
    }
  }
}
