import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct MeasureIntervalTests {
  @Test func `each value gives the time since the one before, the first since the subscription`() {
    let time = VirtualTime()
    let source = PublishSubject<Int>()
    time.advanceSynchronously(to: .seconds(3))
    let recording = source.asStream().measureInterval(scheduler: time).recorded()
    for second in [5, 5, 9] {
      time.advanceSynchronously(to: .seconds(second))
      source.onNext(0)
    }
    #expect(recording.values == [.seconds(2), .zero, .seconds(4)])
  }
}
