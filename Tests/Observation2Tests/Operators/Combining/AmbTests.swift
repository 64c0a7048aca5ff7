import Observation2
import Testing

@MainActor @Suite struct AmbTests {
  @Test func `a stream that is let go says nothing more, though it sends as others are let go`() {
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    var seen: [Int] = []
    let second = subjects[1].asStream().do(onDispose: {
      subjects[2].onNext(3)
      subjects[2].onCompleted()
    })
    let subscription = EventStream.amb([subjects[0].asStream(), second, subjects[2].asStream()])
      .subscribe { seen.append($0) }
    subjects[0].onNext(1)
    subjects[0].onNext(2)
    #expect(seen == [1, 2])
    #expect(subjects.map(\.hasObservers) == [true, false, false])
    subscription.dispose()
    #expect(!subjects[0].hasObservers)
  }

  @Test func `an end counts as sending`() {
    let (ending, other) = (PublishSubject<Int>(), PublishSubject<Int>())
    var hasCompleted = false
    EventStream.amb(ending.asStream(), other.asStream())
      .subscribe(onError: nil, onCompleted: { hasCompleted = true })
      .disposed(by: bag)
    ending.onCompleted()
    #expect(hasCompleted)
    #expect(!other.hasObservers)
  }

  private let bag = DisposeBag()
}
