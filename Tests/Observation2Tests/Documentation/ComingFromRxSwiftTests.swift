import Dispatch
import Observation2
import Observation2Testing
import Testing

/// The listings of the article "Coming from RxSwift".
@MainActor @Suite struct ComingFromRxSwiftTests {
  @Test func `a merge with a relay, a bag of two and a block on the main queue compile`() async {
    let taps = PublishRelay<Int>()
    let quantity = taps.asSignal().asDriver(startingWith: 1)
    let bag = DisposeBag()
    var (seen, shown): ([Int], [Int]) = ([], [])
    let all = EventStream.merge(taps, quantity)
    bag.insert(all.subscribe { seen.append($0) }, quantity.drive(onNext: { shown.append($0) }))
    DispatchQueue.main.async { taps.accept(4) }

    // The main queue is first in, first out, so this comes back after the block.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(seen == [1, 4, 4])
    #expect(shown == [1, 4])
  }

  @Test func `an operator that drivers don't have is a stream's`() {
    let time = VirtualTime()
    let taps = PublishRelay<Int>()
    let quantity = taps.asSignal().asDriver(startingWith: 1)
    let batches = quantity.asStream()
      .buffer(timeSpan: .milliseconds(500), count: 10, scheduler: time)
      .asDriver(onErrorDriveWith: .empty())

    let seen = batches.recorded()
    taps.accept(2)
    taps.accept(3)
    #expect(seen.values == [])
    time.advanceSynchronously(to: .milliseconds(500))
    #expect(seen.values == [[1, 2, 3]])
  }
}
