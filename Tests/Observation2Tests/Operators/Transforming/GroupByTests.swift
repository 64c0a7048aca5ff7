import Observation2
import Testing

@MainActor @Suite struct GroupByTests {
  private let source = PublishSubject<Int>()
  private let bag = DisposeBag()

  /// Returns the groups by parity, in the order in which they appear, and their outer subscription.
  private func groups() -> (all: () -> [EventStream<Int>], outer: any Disposable) {
    let groups = BehaviorRelay<[EventStream<Int>]>(value: [])
    let outer = source.asStream().groupBy { $0 % 2 }
      .subscribe { groups.accept(groups.value + [$0.asStream()]) }
    source.onNext(0)
    source.onNext(1)
    return ({ groups.value }, outer)
  }

  @Test func `the source is let go when the last listener of any group has left`() {
    let (groups, outer) = groups()
    let first = groups()[0].subscribe { _ in }
    let second = groups()[0].subscribe { _ in }
    let third = groups()[1].subscribe { _ in }
    outer.dispose()
    first.dispose()
    third.dispose()
    #expect(source.hasObservers)
    let fourth = groups()[1].subscribe { _ in }
    second.dispose()
    #expect(source.hasObservers)
    fourth.dispose()
    #expect(!source.hasObservers)
  }

  @Test func `it is let go at once if nobody listens to a group any more`() {
    let (groups, outer) = groups()
    groups()[0].subscribe { _ in }.dispose()
    #expect(source.hasObservers)
    outer.dispose()
    #expect(!source.hasObservers)
  }

  @Test func `a listener that has had enough counts no more`() {
    let (groups, outer) = groups()
    var seen: [Int] = []
    groups()[0].take(1).subscribe { seen.append($0) }.disposed(by: bag)
    groups()[1].take(2).subscribe { seen.append($0) }.disposed(by: bag)
    outer.dispose()
    for value in 2...3 { source.onNext(value) }
    #expect(source.hasObservers)
    source.onNext(5)
    #expect(!source.hasObservers)
    #expect(seen == [2, 3, 5])
  }

  @Test func `windows that nobody listens to any more don't hold the source either`() {
    let time = VirtualTime()
    var windows: [EventStream<Int>] = []
    let outer = source.asStream().window(timeSpan: .seconds(1_000), count: 2, scheduler: time)
      .subscribe { windows.append($0) }
    windows[0].subscribe { _ in }.disposed(by: bag)
    outer.dispose()
    source.onNext(1)
    #expect(source.hasObservers)
    source.onNext(2)
    #expect(!source.hasObservers)
  }
}
