import Observation2
import Observation2Testing
import Testing

/// An operator that ends by itself sends the end first, and lets go of its sources then.
@MainActor @Suite struct EndingOrderTests {
  @MainActor private final class Feed {
    var source: PublishSubject<Int>? = PublishSubject()
    var other: PublishSubject<Int>? = PublishSubject()
    let time = VirtualTime()

    /// Sends all that an ``EndingCase`` waits for.
    func run() {
      for value in [1, 2] {
        source?.onNext(value)
        other?.onNext(value)
      }
      time.advanceSynchronously(to: .seconds(10))
    }
  }

  private let feed = Feed()
  private let bag = DisposeBag()

  private func streams() throws -> (source: EventStream<Int>, other: EventStream<Int>) {
    (try #require(feed.source).asStream(), try #require(feed.other).asStream())
  }

  @Test(arguments: EndingCase.all)
  func `rule 36: the end comes before the source is let go of`(operation: EndingCase) throws {
    let (source, other) = try streams()
    var log: [String] = []
    let watched = EventStream<Int>.create { observer in
      let subscription = source.subscribe { observer.onNext($0) }
      return AnyDisposable {
        subscription.dispose()
        log.append("released")
      }
    }
    operation.apply(watched, other, feed.time)
      .subscribe(onEvent: { if $0.isTerminal { log.append("end") } })
      .disposed(by: bag)
    feed.run()
    #expect(log == ["end", "released"])
    #expect(feed.source?.hasObservers == false)
    #expect(feed.other?.hasObservers == false)
  }

  @Test(arguments: EndingCase.all)
  func `rule 36: who goes on with a shared source finds it running`(operation: EndingCase) throws {
    let (source, other) = try streams()
    var starts = 0
    let shared = source.do(onSubscribe: { starts += 1 }).share()
    var late: [Int] = []
    operation.apply(shared, other, feed.time).ignoreElements(as: Int.self)
      .catch { _ in shared }.concat(shared)
      .subscribe { late.append($0) }
      .disposed(by: bag)
    feed.run()
    feed.source?.onNext(7)
    #expect(starts == 1)
    #expect(late.last == 7)
    #expect(late.count { $0 == 7 } == 1)
  }

  @Test(arguments: EndingCase.all)
  func `nothing follows the end, though the sources send while it is delivered`(
    operation: EndingCase
  ) throws {
    let (source, other) = try streams()
    var log: [String] = []
    operation.apply(source, other, feed.time)
      .subscribe(onEvent: { [feed] event in
        if log.last == "end" { log.append("late") }
        guard event.isTerminal else { return }
        log.append("end")
        for value in [3, 4] {
          feed.source?.onNext(value)
          feed.other?.onNext(value)
        }
        feed.time.advanceSynchronously(to: .seconds(10))
      })
      .disposed(by: bag)
    feed.run()
    #expect(log == ["end"])
    #expect(feed.source?.hasObservers == false)
    #expect(feed.other?.hasObservers == false)
  }

  @Test(arguments: EndingCase.all, [true, false])
  func `sources that send and go while the end is delivered are not asked any more`(
    operation: EndingCase,
    endsFirst: Bool
  ) throws {
    let (source, other) = try streams()
    var ends = 0
    operation.apply(source, other, feed.time)
      .subscribe(onEvent: { [feed] event in
        guard event.isTerminal else { return }
        ends += 1
        feed.source?.onNext(5)
        feed.other?.onNext(5)
        if endsFirst {
          feed.source?.onCompleted()
          feed.other?.onError(TestError("late"))
        }
        feed.source = nil
        feed.other = nil
      })
      .disposed(by: bag)
    feed.run()
    #expect(ends == 1)
    #expect(feed.source == nil)
  }

  @Test(arguments: EndingCase.all)
  func `disposing while the end is delivered lets go of everything`(operation: EndingCase) throws {
    let (source, other) = try streams()
    operation.apply(source, other, feed.time)
      .subscribe(onEvent: { [bag] in if $0.isTerminal { bag.dispose() } })
      .disposed(by: bag)
    feed.run()
    #expect(feed.source?.hasObservers == false)
    #expect(feed.other?.hasObservers == false)
  }
}
