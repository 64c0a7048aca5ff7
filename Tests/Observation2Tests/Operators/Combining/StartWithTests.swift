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

  @Test func `a list is one value where the values are lists, sets or optionals of them`() {
    let lists = EventStream<[Int]>.of([1])
    #expect(lists.startWith([]).recorded().values == [[], [1]])
    #expect(lists.startWith([2], [3]).recorded().values == [[2], [3], [1]])
    #expect(lists.endWith([]).recorded().values == [[1], []])
    let optionals = EventStream<[Int]?>.of([1])
    #expect(optionals.startWith([]).recorded().values == [[], [1]])
    #expect(optionals.startWith(nil).endWith([]).recorded().values == [nil, [1], []])
    let sets = EventStream<Set<Int>>.of([1])
    #expect(sets.startWith([]).endWith([2]).recorded().values == [[], [1], [2]])
    #expect(EventStream<[Int]>.of([]).recorded().values == [[]])
  }

  @Test func `drivers and signals of lists begin with an empty one as well`() {
    let source = PublishRelay<[Int]>()
    let driver = source.asSignal().asDriver(startingWith: [0]).startWith([])
    #expect(driver.asStream().recorded().values == [[], [0]])
    #expect(Signal<[Int]?>.of([1]).startWith([]).asStream().recorded().values == [[], [1]])
    #expect(Driver<Set<Int>>.just([1]).startWith([]).asStream().recorded().values == [[], [1]])
    #expect(Signal<[Int]>.of([], [1]).asStream().recorded().values == [[], [1]])
  }

  @Test func `the elements of a list are given one by one under its label`() {
    let source = EventStream.of(3)
    #expect(source.startWith(contentsOf: [1, 2]).recorded().values == [1, 2, 3])
    #expect(source.endWith(contentsOf: [4, 5]).recorded().values == [3, 4, 5])
    #expect(source.startWith(contentsOf: []).endWith(contentsOf: []).recorded().values == [3])
    let driver = Driver.just(3).startWith(contentsOf: [1, 2]).asStream()
    #expect(driver.recorded().values == [1, 2, 3])
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
