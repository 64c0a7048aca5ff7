import Observation2
import Observation2Testing
import Testing

/// The listings of the article "The event contract".
@MainActor @Suite struct TheEventContractTests {
  struct NotANumber: Error, Equatable {
    let word: String
  }

  private let bag = DisposeBag()

  @Test func `what a closure throws ends the stream`() {
    let words = EventStream.of("1", "2", "three", "4")
    let numbers = words.map { word in
      guard let number = Int(word) else { throw NotANumber(word: word) }
      return number
    }
    // 1, 2, then the error
    let recording = numbers.recorded()
    #expect(recording.values == [1, 2])
    #expect(recording.error as? NotANumber == NotANumber(word: "three"))
  }

  @Test func `a send during a send comes after it`() {
    let numbers = PublishSubject<Int>()
    var log: [String] = []
    numbers.asStream().subscribe { value in
      log.append("A\(value)")
      if value == 1 { numbers.onNext(2) }
    }
    .disposed(by: bag)
    numbers.asStream().subscribe { log.append("B\($0)") }.disposed(by: bag)

    numbers.onNext(1)
    // log is A1 B1 A2 B2
    #expect(log == ["A1", "B1", "A2", "B2"])
  }

  @Test func `a send into another origin is delivered before it returns`() {
    let celsius = BehaviorRelay(value: 0)
    let fahrenheit = BehaviorRelay(value: 32)
    celsius.asStream().map { $0 * 9 / 5 + 32 }.bind(to: fahrenheit).disposed(by: bag)

    celsius.accept(100)
    // fahrenheit.value is 212
    #expect(fahrenheit.value == 212)
  }

  @Test func `a sibling silences at once`() {
    let numbers = PublishSubject<Int>()
    let second = SerialDisposable()
    var seen: [String] = []
    numbers.asStream().subscribe { _ in second.dispose() }.disposed(by: bag)
    second.disposable = numbers.asStream().subscribe { seen.append("\($0)") }

    numbers.onNext(1)
    // seen is empty
    #expect(seen.isEmpty)
  }

  @Test func `the end comes before anything is let go of`() {
    var starts = 0
    let (feed, closing) = (PublishSubject<Int>(), PublishSubject<Int>())
    let prices = feed.asStream().do(onSubscribe: { starts += 1 })
    var log: [Int] = []
    let shared = prices.share()
    shared.take(until: closing).concat(shared.map { -$0 })
      .subscribe { log.append($0) }
      .disposed(by: bag)

    feed.onNext(1)
    closing.onNext(0)
    feed.onNext(2)
    #expect(log == [1, -2])
    #expect(starts == 1)
  }

  @Test func `what finite sources give when they are subscribed to`() {
    let (numbers, letters) = (EventStream.of(1, 2), EventStream.of("a", "b"))
    let twice = { (value: Int) in EventStream.of(value, value * 10) }
    let shared = numbers.share()
    let pairs: [EventStream<String>] = [
      .combineLatest(numbers, letters) { "\($0)\($1)" },
      numbers.withLatestFrom(letters) { "\($0)\($1)" },
      .combineLatest(shared, shared) { "\($0)\($1)" },
    ]
    #expect(pairs.map { $0.recorded().values } == [["2a", "2b"], ["1b", "2b"], ["21", "22"]])
    let streams: [EventStream<Int>] = [
      .merge(numbers, .of(3, 4)), numbers.flatMapLatest(twice), numbers.flatMapFirst(twice),
      numbers.sample(letters),
    ]
    let expected = [[1, 2, 3, 4], [1, 10, 2, 20], [1, 10, 2, 20], [2]]
    #expect(streams.map { $0.recorded().values } == expected)
  }

  @Test func `an endless source takes turns`() {
    var log: [String] = []
    let labels = EventStream.combineLatest(EventStream.repeating("r"), EventStream.of(1, 2)) {
      "\($0)\($1)"
    }
    labels.take(4).subscribe { log.append($0) }.disposed(by: bag)
    // log is r1 r2 r2 r2
    #expect(log == ["r1", "r2", "r2", "r2"])
  }

  @Test func `a subscription to what was created keeps itself, and a ledger names its line`() {
    weak var kept: Picture?
    weak var disposable: (any Disposable)?
    var end: (() -> Void)?
    do {
      let picture = Picture()
      kept = picture
      let ledger = Ledger()
      let forgotten = ledger.watch {
        EventStream<Int>.create { _ in AnyDisposable() }.subscribe { _ in _ = picture }
      }
      // ledger.entries[0].origin is this file and the line of subscribe
      #expect(ledger.entries[0].origin.description == "\(#fileID):\(#line - 3)")
      disposable = forgotten
      end = { [weak forgotten] in forgotten?.dispose() }
    }
    #expect(kept != nil)
    #expect(disposable != nil)
    end?()
    #expect(kept == nil)
    #expect(disposable == nil)
  }

  @Test func `what a class of a global actor has ends on that actor`() async {
    var repository: Repository? = await Repository()
    let (ended, end) = AsyncStream<Void>.makeStream()
    await repository?.begin { end.yield() }
    await DroppingPlace.detachedTask.drop(Parcel(&repository))
    for await _ in ended { break }
  }
}

private final class Picture {}

@DatabaseActor final class Repository {
  let bag = DisposeBag()
  let subject = PublishSubject<Int>(isolation: DatabaseActor.shared)
  let relay = BehaviorRelay(value: 0, isolation: DatabaseActor.shared)
}

extension Repository {
  fileprivate func begin(whenGone: @escaping @Sendable () -> Void) {
    subject.asStream().do(onDispose: {
      DatabaseActor.shared.preconditionIsolated()
      whenGone()
    })
    .bind(to: relay).disposed(by: bag)
  }
}
