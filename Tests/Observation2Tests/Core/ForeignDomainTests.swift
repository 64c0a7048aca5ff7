import Observation2
import StateStore
import Synchronization
import Testing

/// What belongs to an actor of somebody's own ends there, wherever it is dropped (SEMANTICS 32).
@Suite struct ForeignDomainTests {
  @DatabaseActor private final class Repository {
    let bag = DisposeBag()
    let subject = PublishSubject<Int>(isolation: DatabaseActor.shared)
    let relay = BehaviorRelay(value: 0, isolation: DatabaseActor.shared)
    private(set) var values: [Int] = []

    init() {
      subject.asStream().bind(to: relay).disposed(by: bag)
      relay.asStream().subscribe { [weak self] in self?.values.append($0) }.disposed(by: bag)
    }

    func send(_ value: Int) { subject.onNext(value) }

    func atTheEnd(_ body: @escaping @Sendable () -> Void) {
      AnyDisposable {
        DatabaseActor.shared.preconditionIsolated()
        body()
      }
      .disposed(by: bag)
    }
  }

  /// Its subjects are initial values, which no actor is told to: they learn it from who observes.
  @DatabaseActor private final class UntoldRepository {
    let subject = PublishSubject<Int>()
    let held = BehaviorSubject(value: 0)
    let replayed = ReplaySubject<Int>(bufferSize: 1)
    let last = AsyncSubject<Int>()
    let relay = PublishRelay<Int>()
    let heldRelay = BehaviorRelay(value: 0)
    let replayRelay = ReplayRelay<Int>(bufferSize: 1)

    /// Has each observed once, by something that may only go on the actor; answers how many that are.
    func observe(_ atTheEnd: @escaping @Sendable () -> Void) -> Int {
      let streams = [
        subject.asStream(), held.asStream(), replayed.asStream(), last.asStream(),
        relay.asStream(), heldRelay.asStream(), replayRelay.asStream(),
      ]
      for stream in streams {
        let token = DatabaseToken(atTheEnd)
        _ = stream.subscribe { _ in withExtendedLifetime(token) {} }
      }
      return streams.count
    }
  }

  private final class DatabaseToken {
    private let atTheEnd: @Sendable () -> Void

    init(_ atTheEnd: @escaping @Sendable () -> Void) { self.atTheEnd = atTheEnd }

    deinit {
      DatabaseActor.shared.preconditionIsolated()
      atTheEnd()
    }
  }

  /// Has all to itself, and must not be kept by what it has.
  private actor Counter {
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    private(set) var sum = 0

    func begin(_ token: DroppingCensus.Token) {
      subject.asStream().subscribe { [weak self] value in
        withExtendedLifetime(token) { self?.assumeIsolated { $0.sum += value } }
      }
      .disposed(by: bag)
    }

    func add(_ value: Int) -> Int {
      subject.onNext(value)
      return sum
    }
  }

  @Test func `a global actor's bag is emptied on that actor`() async {
    for place in DroppingPlace.allCases {
      var repository: Repository? = await Repository()
      await repository?.send(2)
      let (ended, end) = AsyncStream<Void>.makeStream()
      await repository?.atTheEnd { end.yield() }
      await place.drop(Parcel(&repository))
      for await _ in ended { break }
    }
  }

  @Test func `subjects that are initial values of a global actor's class end on that actor`() async
  {
    for place in DroppingPlace.allCases {
      var repository: UntoldRepository? = await UntoldRepository()
      let (ended, end) = AsyncStream<Void>.makeStream()
      let count = await repository?.observe { end.yield() } ?? 0
      #expect(count == 7)
      await place.drop(Parcel(&repository))
      var left = count
      for await _ in ended {
        left -= 1
        if left == 0 { break }
      }
    }
  }

  @Test func `an actor goes with its subjects and subscriptions`() async {
    let census = DroppingCensus()
    var counter: Counter? = Counter()
    await counter?.begin(census.token())
    #expect(await counter?.add(3) == 3)
    weak let gone = counter
    counter = nil
    #expect(gone == nil)
    #expect(census.tokensAlive == 0)
  }
}
