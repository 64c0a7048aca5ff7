import Observation2
import Observation2Testing
import Testing

/// The listing of the article "Coming from RxSwift".
@MainActor @Suite struct ComingFromRxSwiftTests {
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
