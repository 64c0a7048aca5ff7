import Observation2
import Observation2Testing
import Testing

/// Tests of the operators that run inner streams, beyond the case file.
@MainActor @Suite struct FlatMapTests {
  typealias Flatten =
    @Sendable @MainActor (
      EventStream<EventStream<Int>>
    ) -> EventStream<Int>

  nonisolated static let queueing: [Flatten] = [
    { $0.concat() }, { $0.concatMap { $0 } }, { $0.merge(maxConcurrent: 1) },
  ]

  nonisolated static let all: [Flatten] =
    queueing + [{ $0.merge() }, { $0.flatMapFirst { $0 } }, { $0.switchLatest() }]

  @Test(arguments: queueing)
  func `any number of inner streams that end at once fits on the stack`(flatten: Flatten) {
    let outer = PublishSubject<EventStream<Int>>()
    let first = PublishSubject<Int>()
    let recording = flatten(outer.asStream()).recorded()
    outer.onNext(first.asStream())
    for number in 0..<100_000 { outer.onNext(.just(number)) }
    #expect(recording.values == [])
    first.onCompleted()
    #expect(recording.values == Array(0..<100_000))
    outer.onCompleted()
    #expect(recording.isCompleted)
  }

  @Test(arguments: all)
  func `an inner stream that never says anything keeps nothing alive`(flatten: Flatten) {
    var outer: PublishSubject<EventStream<Int>>? = PublishSubject()
    var captive = Captive()
    let subscription = outer.map { outer in
      let probe = Probe()
      captive = Captive(probe: probe)
      return flatten(outer.asStream()).subscribe { _ in withExtendedLifetime(probe) {} }
    }
    outer?.onNext(.never())
    #expect(!captive.isFree)
    outer = nil
    #expect(captive.isFree)
    subscription?.dispose()
  }

  @Test(arguments: all)
  func `an inner stream goes on when the source has gone`(flatten: Flatten) {
    var outer: PublishSubject<EventStream<Int>>? = PublishSubject()
    let inner = PublishSubject<Int>()
    let recording = outer.map { flatten($0.asStream()).recorded() }
    outer?.onNext(inner.asStream())
    outer = nil
    inner.onNext(1)
    #expect(recording?.values == [1])
    recording?.dispose()
    #expect(!inner.hasObservers)
  }

  @Test(arguments: all)
  func `dispose lets go of the source and of the running inner stream`(flatten: Flatten) {
    let outer = PublishSubject<EventStream<Int>>()
    let inner = PublishSubject<Int>()
    let recording = flatten(outer.asStream()).recorded()
    outer.onNext(inner.asStream())
    #expect(inner.hasObservers)
    recording.dispose()
    #expect(!inner.hasObservers)
    #expect(!outer.hasObservers)
  }

  @Test(arguments: all)
  func `who wants no more lets go of all`(flatten: Flatten) {
    let outer = PublishSubject<EventStream<Int>>()
    let inner = PublishSubject<Int>()
    let recording = flatten(outer.asStream()).take(2).recorded()
    outer.onNext(inner.asStream())
    inner.onNext(1)
    inner.onNext(2)
    #expect(recording.values == [1, 2])
    #expect(recording.isCompleted)
    #expect(!inner.hasObservers)
    #expect(!outer.hasObservers)
  }

  @Test(arguments: queueing)
  func `an inner stream whose origin has gone gives way to the next`(flatten: Flatten) {
    let outer = PublishSubject<EventStream<Int>>()
    var first: PublishSubject<Int>? = PublishSubject()
    let second = PublishSubject<Int>()
    let recording = flatten(outer.asStream()).recorded()
    if let first { outer.onNext(first.asStream()) }
    outer.onNext(second.asStream())
    first?.onNext(1)
    first = nil
    second.onNext(2)
    outer.onCompleted()
    #expect(recording.values == [1, 2])
    #expect(!recording.isCompleted)
    second.onCompleted()
    #expect(recording.isCompleted)
  }

  @Test(arguments: all)
  func `an inner stream whose origin has gone holds up neither values nor completion`(
    flatten: Flatten
  ) {
    let outer = PublishSubject<EventStream<Int>>()
    var inner: PublishSubject<Int>? = PublishSubject()
    let recording = flatten(outer.asStream()).recorded()
    if let inner { outer.onNext(inner.asStream()) }
    inner = nil
    outer.onNext(.of(1, 2))
    #expect(recording.values == [1, 2])
    outer.onCompleted()
    #expect(recording.isCompleted)
  }

  @Test(arguments: all)
  func `the going of the last inner stream is no end, and lets go of all`(flatten: Flatten) {
    let outer = PublishSubject<EventStream<Int>>()
    var inner: PublishSubject<Int>? = PublishSubject()
    let ledger = Ledger()
    let recording = ledger.watch { flatten(outer.asStream()).recorded() }
    if let inner { outer.onNext(inner.asStream()) }
    outer.onCompleted()
    #expect(ledger.count(.subscription) == 1)
    inner = nil
    #expect(recording.events.isEmpty)
    #expect(ledger.entries.isEmpty)
  }

  @Test(arguments: queueing)
  func `what a teardown sends comes after what waits`(flatten: Flatten) {
    let outer = PublishSubject<EventStream<Int>>()
    let first = PublishSubject<Int>()
    let recording = flatten(outer.asStream()).recorded()
    outer.onNext(first.asStream())
    outer.onNext(
      .create { observer in
        observer.onNext(1)
        observer.onCompleted()
        return AnyDisposable { outer.onNext(.just(3)) }
      }
    )
    outer.onNext(.just(2))
    first.onCompleted()
    #expect(recording.values == [1, 2, 3])
  }
}
