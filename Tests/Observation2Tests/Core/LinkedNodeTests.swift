import Observation2
import Testing

@MainActor @Suite struct LinkedNodeTests {
  @Test func `a teardown that lets go of another source of the same node finds it whole`() {
    var subject: PublishSubject<Int>? = PublishSubject()
    var isTornDown = false
    let first = EventStream<Int>.create { _ in
      AnyDisposable {
        isTornDown = true
        subject = nil
      }
    }
    let source = PublishSubject<Bool>()
    let subscription = source.asStream().flatMap { [weak subject] in
      $0 ? subject?.asStream() ?? .never() : first
    }
    .subscribe { _ in }
    source.onNext(false)
    source.onNext(true)
    subscription.dispose()
    #expect(isTornDown)
    #expect(!source.hasObservers)
  }
}
