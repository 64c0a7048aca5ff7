import Observation2
import Observation2Testing
import Testing

/// Rule 34 of *The rules*: an endless source takes turns, so nothing that combines it with another
/// hangs.
@MainActor @Suite struct EndlessSourceTests {
  typealias Pair = (EventStream<Int>, EventStream<Int>)

  /// An operator with two sources, its values when the first, the second or both never end, and the
  /// number of values to take, if it isn't three.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var first: [Int]
    var second: [Int]
    var both: [Int]
    var wanted = 3
    let combine: @Sendable @MainActor (Pair) -> EventStream<Int>
  }

  nonisolated static let cases = [
    Case(
      testDescription: "combineLatest",
      first: [12, 12, 12],
      second: [12, 12, 12],
      both: [12, 12, 12]
    ) { .combineLatest($0.0, $0.1) { $0 * 10 + $1 } },
    Case(
      testDescription: "combineLatest of a list",
      first: [12, 12, 12],
      second: [12, 12, 12],
      both: [12, 12, 12]
    ) { .combineLatest([$0.0, $0.1]) { $0[0] * 10 + $0[1] } },
    Case(testDescription: "zip", first: [12], second: [12], both: [12, 12, 12]) {
      .zip($0.0, $0.1) { $0 * 10 + $1 }
    },
    Case(
      testDescription: "withLatestFrom",
      first: [12, 12, 12],
      second: [12],
      both: [12, 12, 12]
    ) { $0.0.withLatestFrom($0.1) { $0 * 10 + $1 } },
    Case(testDescription: "merge", first: [1, 2, 1], second: [1, 2, 2], both: [1, 2, 1]) {
      .merge($0.0, $0.1)
    },
    Case(testDescription: "amb", first: [1, 1, 1], second: [1], both: [1, 1, 1]) {
      .amb($0.0, $0.1)
    },
    Case(testDescription: "sample", first: [1], second: [1], both: [1], wanted: 1) {
      $0.0.sample($0.1)
    },
    Case(testDescription: "take(until:)", first: [], second: [], both: []) {
      $0.0.take(until: $0.1)
    },
    Case(testDescription: "skip(until:)", first: [1, 1, 1], second: [], both: [1, 1, 1]) {
      $0.0.skip(until: $0.1)
    },
    Case(testDescription: "concat", first: [1, 1, 1], second: [1, 2, 2], both: [1, 1, 1]) {
      .concat($0.0, $0.1)
    },
    Case(testDescription: "flatMap", first: [2, 2, 2], second: [2, 2, 2], both: [2, 2, 2]) { pair in
      pair.0.flatMap { _ in pair.1 }
    },
    Case(testDescription: "flatMapFirst", first: [2, 2, 2], second: [2, 2, 2], both: [2, 2, 2]) {
      pair in pair.0.flatMapFirst { _ in pair.1 }
    },
    Case(testDescription: "flatMapLatest", first: [2, 2, 2], second: [2, 2, 2], both: [2, 2, 2]) {
      pair in pair.0.flatMapLatest { _ in pair.1 }
    },
    Case(testDescription: "concatMap", first: [2, 2, 2], second: [2, 2, 2], both: [2, 2, 2]) {
      pair in pair.0.concatMap { _ in pair.1 }
    },
  ]

  @Test(arguments: cases)
  func `an operator with an endless source gives what is wanted and returns`(_ example: Case) {
    let given = [
      (EventStream.repeating(1), EventStream.just(2)), (.just(1), .repeating(2)),
      (.repeating(1), .repeating(2)),
    ].map { example.combine($0).take(example.wanted).recorded() }
    #expect(given.map(\.values) == [example.first, example.second, example.both])
    #expect(given.map(\.isCompleted) == [true, true, true])
  }

  @Test func `endless inner streams take turns with the outer one and with each other`() {
    let source = EventStream.of(1, 2)
    #expect(source.flatMap { .repeating($0) }.take(5).recorded().values == [1, 2, 1, 2, 1])
    #expect(source.flatMapLatest { .repeating($0) }.take(3).recorded().values == [1, 2, 2])
    #expect(source.flatMapFirst { .repeating($0) }.take(3).recorded().values == [1, 1, 1])
    #expect(source.concatMap { .repeating($0) }.take(3).recorded().values == [1, 1, 1])
    let second = source.flatMap { $0 == 1 ? .repeating(1) : .just(2) }.filter { $0 == 2 }.take(1)
    #expect(second.recorded().values == [2])
  }

  @Test func `generate and a range of more than ten million numbers take turns`() {
    let one = EventStream.just("x")
    let powers = EventStream.generate(initial: 1, condition: { _ in true }, iterate: { $0 * 2 })
    let numbers = EventStream.range(start: 5, count: .max - 5)
    let joined = [powers, numbers].map {
      EventStream.combineLatest($0, one) { "\($0)\($1)" }.take(3).recorded()
    }
    #expect(joined.map(\.values) == [["1x", "2x", "4x"], ["5x", "6x", "7x"]])
  }

  @Test func `generate ends in its turn, by its condition or an error`() {
    let three = EventStream.generate(initial: 0, condition: { $0 < 3 }, iterate: { $0 + 1 })
    let failing = EventStream.generate(
      initial: 0,
      condition: { if $0 == 2 { throw TestError("x") } else { true } },
      iterate: { $0 + 1 }
    )
    let merged = EventStream.merge(three, .just(9), three).recorded()
    #expect(merged.values == [0, 9, 0, 1, 1, 2, 2] && merged.isCompleted)
    let failed = EventStream.merge(failing, .just(9)).recorded()
    #expect(failed.values == [0, 9, 1] && failed.error as? TestError == TestError("x"))
  }

  @Test func `a finite source gives all that it has when it is subscribed to`() {
    let merged = EventStream.merge(.repeating(0), .of(1, 2, 3), .from([4, 5])).take(8).recorded()
    #expect(merged.values == [0, 1, 2, 3, 4, 5, 0, 0])
    let latest = EventStream.combineLatest(EventStream.of(1, 2), EventStream.of("a", "b")) {
      "\($0)\($1)"
    }
    #expect(latest.recorded().values == ["2a", "2b"])
  }

  @Test func `joins in joins share the turns of the outermost`() {
    let pair = EventStream.combineLatest(EventStream.repeating(1), EventStream.just(2)) {
      $0 * 10 + $1
    }
    let other = EventStream.zip(EventStream.repeating(3), EventStream.repeating(4)) { $0 * 10 + $1 }
    #expect(EventStream.merge(pair, other).take(4).recorded().values == [12, 34, 12, 34])
    let deep = EventStream.merge(
      .merge(.merge(.repeating(1), .repeating(2)), .repeating(3)),
      .just(4)
    )
    #expect(deep.take(7).recorded().values == [1, 2, 3, 4, 1, 2, 3])
  }

  @Test func `a join made during a send is through with it before the send returns`() {
    let subject = PublishSubject<Int>()
    let recording = subject.asStream()
      .flatMapLatest { value in
        EventStream.combineLatest(EventStream.repeating(value), EventStream.just(5)) {
          $0 * 10 + $1
        }
        .take(2)
      }
      .recorded()
    subject.onNext(1)
    #expect(recording.values == [15, 15])
    subject.onNext(2)
    #expect(recording.values == [15, 15, 25, 25])
  }

  @Test func `disposing in its own turn ends an endless source`() {
    let trigger = PublishSubject<Int>()
    let subscription = SerialDisposable()
    var seen: [Int] = []
    var disposals = 0
    subscription.disposable = trigger.asStream()
      .flatMapLatest { _ in
        EventStream.merge(
          EventStream.repeating(1).do(onDispose: { disposals += 1 }),
          .repeating(2)
        )
      }
      .subscribe { value in
        seen.append(value)
        if seen.count == 5 { subscription.dispose() }
      }
    trigger.onNext(0)
    #expect(seen == [1, 2, 1, 2, 1])
    #expect(disposals == 1)
    #expect(!trigger.hasObservers)
  }

  @Test func `a subscription made in somebody's closure is not drawn into the turns`() {
    var inner: [Int] = []
    var counts: [Int] = []
    let joined = EventStream.combineLatest(EventStream.repeating(1), EventStream.just(2)) {
      $0 + $1
    }
    let recording = joined.take(2)
      .do(onNext: { _ in
        _ = EventStream.repeating(7).take(2).subscribe { inner.append($0) }
        counts.append(inner.count)
      })
      .recorded()
    #expect(recording.values == [3, 3])
    #expect(counts == [2, 4])
  }

  @Test func `a shared endless source waits for the observers that are still to come`() {
    let shared = EventStream.repeating(1).share()
    let counted = EventStream.repeating(1).publish().refCount()
    let latest = EventStream.repeating(1).share(replay: 1)
    for stream in [shared, counted, latest] {
      let sums = EventStream.combineLatest(stream, stream) { $0 + $1 }.take(3).recorded()
      #expect(sums.values == [2, 2, 2])
      #expect(stream.take(1).recorded().values == [1])
      #expect(stream.take(3).recorded().values == [1, 1, 1])
    }
    let driver = EventStream.repeating(1).asDriver(onErrorJustReturn: 0)
    let both = Driver.combineLatest(driver, Driver.just("x"), driver) { "\($0)\($1)\($2)" }
    #expect(both.asStream().take(3).recorded().values == ["1x1", "1x1", "1x1"])
  }

  @Test func `an endless notifier lets the source try again`() {
    var attempts = 0
    let source = EventStream<Int>.deferred {
      attempts += 1
      return attempts < 3 ? .error(TestError()) : .just(attempts)
    }
    #expect(source.retry(when: { _ in EventStream.repeating(()) }).recorded().values == [3])
  }
}
