import Observation2
import Observation2Testing
import Testing

/// Tests of connections beyond the case file.
@MainActor @Suite struct ConnectableStreamTests {
  private let source = PublishSubject<Int>()

  @Test func `connecting while connected gives the running connection`() {
    let stream = source.asStream().publish()
    let first = stream.connect()
    #expect(stream.connect() === first)
    first.dispose()
    #expect(!source.hasObservers)
    #expect(stream.connect() !== first)
  }

  @Test func `a connection lives without anyone holding it`() {
    let recording = source.asStream().publish().autoconnect().recorded()
    source.onNext(1)
    #expect(recording.values == [1])
  }

  @Test func `autoconnect waits for its observers and stays connected`() {
    let stream = source.asStream().replay(1).autoconnect(after: 2)
    let first = stream.recorded()
    #expect(!source.hasObservers)
    let second = stream.recorded()
    source.onNext(1)
    first.dispose()
    second.dispose()
    #expect(source.hasObservers)
    source.onNext(2)
    #expect(stream.recorded().values == [2])
  }

  @Test func `an observer that comes back from inside the end gets a new connection`() {
    let cold = EventStream.of(1, 2)
    let shared = cold.publish().refCount()
    var seen: [Int] = []
    let bag = DisposeBag()
    shared.subscribe(
      onNext: { seen.append($0) },
      onError: nil,
      onCompleted: { shared.subscribe { seen.append($0 * 10) }.disposed(by: bag) }
    ).disposed(by: bag)
    #expect(seen == [1, 2, 10, 20])
  }

  @Test func `several subjects in a row hear one connection each`() {
    var made = 0
    let stream = source.asStream().multicast {
      made += 1
      return PublishSubject<Int>()
    }
    let first = stream.asStream().recorded()
    let connection = stream.connect()
    source.onNext(1)
    connection.dispose()
    let second = stream.asStream().recorded()
    _ = stream.connect()
    source.onNext(2)
    #expect(made == 2)
    #expect(first.values == [1])
    #expect(second.values == [2])
  }

  @Test func `a connection carries origins, so that a join below does not glitch`() {
    let origin = BehaviorRelay(value: 1)
    let connectable = origin.asStream().map { $0 * 10 }.replay(1)
    let recording = EventStream<String>
      .combineLatest(origin.asStream(), connectable.asStream()) { "\($0),\($1)" }.recorded()
    _ = connectable.connect()
    origin.accept(2)
    #expect(recording.values == ["1,10", "2,20"])
  }

  @Test func `groups carry origins, so that a join below does not glitch`() {
    let origin = BehaviorRelay(value: 1)
    let group = origin.asStream().groupBy { _ in 0 }.flatMap { $0.asStream() }
    let recording = EventStream<String>
      .combineLatest(origin.asStream(), group) { "\($0),\($1)" }.recorded()
    origin.accept(2)
    #expect(recording.values == ["1,1", "2,2"])
  }

  @Test func `a disposed bag ends a connection in it`() {
    let stream = source.asStream().publish()
    let bag = DisposeBag()
    stream.connect().disposed(by: bag)
    #expect(source.hasObservers)
    bag.dispose()
    #expect(!source.hasObservers)
    let again = stream.connect()
    #expect(source.hasObservers)
    again.dispose()
  }
}
