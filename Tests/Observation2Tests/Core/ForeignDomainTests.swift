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
