import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct TakeUntilGoneTests {
  private final class Owner {}

  @Test func `completes with the first value after the object has gone`() {
    let numbers = PublishSubject<Int>()
    var owner: Owner? = Owner()
    let recording = owner.map { numbers.asStream().take(untilGone: $0).recorded() }
    numbers.onNext(1)
    owner = nil
    #expect(recording?.isCompleted == false)
    numbers.onNext(2)
    #expect(recording?.values == [1])
    #expect(recording?.isCompleted == true)
    #expect(!numbers.hasObservers)
  }
}
