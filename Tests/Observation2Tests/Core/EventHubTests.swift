import Observation2
import Observation2Testing
import Testing

/// The common parts of all subjects and relays: the list of observers and the turns of sends.
@MainActor @Suite struct EventHubTests {
  private let subject = PublishSubject<Int>()

  @Test func `100,000 nested re-entrant sends do not overflow the stack`() {
    var count = 0
    let subscription = subject.asStream().subscribe { [subject] value in
      count += 1
      if value > 0 { subject.onNext(value - 1) }
    }
    subject.onNext(100_000)
    #expect(count == 100_001)
    subscription.dispose()
  }

  @Test func `an observer may join as the closure of the one before goes`() {
    final class Parting {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      deinit { body() }
    }
    var seen: [Int] = []
    let joined = SerialDisposable()
    let subscription = { [subject] in
      let parting = Parting {
        joined.disposable = subject.asStream().subscribe { seen.append($0) }
      }
      let guarded = subject.asStream().map { value in withExtendedLifetime(parting) { value } }
      return EventStream<Int>.merge(guarded.share(), .never()).withLatestFrom(guarded)
        .subscribe { _ in }
    }()
    subscription.dispose()
    subject.onNext(1)
    #expect(seen == [1])
    joined.dispose()
  }

  @Test func `100,000 sends made during one send arrive in order`() {
    var seen: [Int] = []
    let subscription = subject.asStream().subscribe { [subject] value in
      seen.append(value)
      if value == 0 { for next in 1...100_000 { subject.onNext(next) } }
    }
    subject.onNext(0)
    #expect(seen == Array(0...100_000))
    subscription.dispose()
  }

  @Test func `two subjects that feed each other through a relay do not recurse`() {
    let a = PublishRelay<Int>()
    let b = PublishRelay<Int>()
    var count = 0
    let bag = DisposeBag()
    a.asStream().filter { $0 > 0 }.subscribe { b.accept($0 - 1) }.disposed(by: bag)
    b.asStream().subscribe { value in
      count += 1
      a.accept(value)
    }
    .disposed(by: bag)
    a.accept(50_000)
    #expect(count == 50_000)
  }

  @Test func `a closure whose release disposes of siblings leaves the list whole`() {
    final class Ending {
      var subscription: (any Disposable)?
      deinit { subscription?.dispose() }
    }
    var siblings: [StreamRecording<Int>] = []
    var subscriptions: [any Disposable] = []
    for _ in 0..<50 {
      let ending = Ending()
      siblings.append(subject.recorded())
      ending.subscription = subject.asStream().subscribe { _ in }
      subscriptions.append(
        subject.asStream().subscribe { _ in withExtendedLifetime(ending) {} }
      )
    }
    let trigger = subject.asStream().subscribe { _ in
      for subscription in subscriptions { subscription.dispose() }
      subscriptions.removeAll()
    }
    subject.onNext(1)
    subject.onNext(2)
    #expect(siblings.allSatisfy { $0.values == [1, 2] })
    siblings.removeAll()
    trigger.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `a closure whose release subscribes again is heard from then on`() {
    final class Again {
      let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }
    var late: StreamRecording<Int>?
    let subscription = {
      let again = Again { [subject] in
        MainActor.assumeIsolated { late = subject.recorded() }
      }
      return subject.asStream().subscribe { _ in withExtendedLifetime(again) {} }
    }()
    subject.onNext(1)
    subscription.dispose()
    subject.onNext(2)
    #expect(late?.values == [2])
  }

  @Test func `a thousand come and go without the list growing`() {
    let keep = subject.recorded()
    for value in 0..<1_000 {
      let passing = subject.recorded()
      let second = subject.recorded()
      passing.dispose()
      subject.onNext(value)
      #expect(second.values == [value])
    }
    #expect(keep.values.count == 1_000)
  }

  @Test func `a subject dropped with observers in every state tells all of them`() {
    var subject: PublishSubject<Int>? = PublishSubject()
    let kept = (0..<20).compactMap { _ in subject?.recorded() }
    let left = (0..<20).compactMap { _ in subject?.recorded() }
    for recording in left { recording.dispose() }
    subject?.onNext(1)
    subject = nil
    for recording in kept { recording.dispose() }
    #expect(kept.allSatisfy { $0.values == [1] })
  }

  @Test func `an observer disposed of by a later one has had its value already`() {
    let early = subject.recorded()
    let late = subject.asStream().subscribe { _ in early.dispose() }
    subject.onNext(1)
    subject.onNext(2)
    #expect(early.values == [1])
    late.dispose()
  }
}
