import Observation2
import Observation2Testing
import Testing

/// Observers and connections that come while a connection is torn down (as rule 14 of *The rules* says of
/// `share`).
@MainActor @Suite struct ReconnectingTests {
  /// A way to share a source.
  enum Kind: CaseIterable {
    case publish, replay, replayAll, multicastSubject, multicast

    @MainActor
    func connectable(_ source: EventStream<Int>) -> ConnectableStream<Int> {
      switch self {
      case .publish: source.publish()
      case .replay: source.replay(1)
      case .replayAll: source.replayAll()
      case .multicastSubject: source.multicast(PublishSubject<Int>())
      case .multicast: source.multicast { PublishSubject<Int>() }
      }
    }
  }

  /// An action that runs once, while a connection is torn down.
  private final class Teardown {
    var action: (() -> Void)?

    func run() {
      let action = action
      self.action = nil
      action?()
    }
  }

  private let subject = PublishSubject<Int>()
  private let teardown = Teardown()
  private let bag = DisposeBag()
  private var source: EventStream<Int> {
    .create { [subject, teardown] observer in
      let subscription = subject.asStream().subscribe(onEvent: { observer.on($0) })
      return AnyDisposable {
        subscription.dispose()
        teardown.run()
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `an observer that comes during the teardown of refCount gets a new connection`(kind: Kind) {
    let shared = kind.connectable(source).refCount()
    var seen: [Int] = []
    let first = shared.subscribe { _ in }
    teardown.action = { [bag] in shared.subscribe { seen.append($0) }.disposed(by: bag) }
    first.dispose()
    subject.onNext(1)
    #expect(seen == [1])
  }

  @Test(arguments: Kind.allCases)
  func `connecting during the teardown of a connection makes a new one`(kind: Kind) {
    let stream = kind.connectable(source)
    var seen: [Int] = []
    let first = stream.connect()
    var second: (any Disposable)?
    teardown.action = { [bag] in
      stream.asStream().subscribe { seen.append($0) }.disposed(by: bag)
      second = stream.connect()
    }
    first.dispose()
    subject.onNext(1)
    #expect(seen == [1])
    #expect(second !== first)
    second?.dispose()
    #expect(!subject.hasObservers)
  }

  @Test(arguments: Kind.allCases)
  func `so does connecting while a bag disposes of the connection`(kind: Kind) {
    let stream = kind.connectable(source)
    var seen: [Int] = []
    let ending = DisposeBag()
    AnyDisposable { [bag] in
      stream.asStream().subscribe { seen.append($0) }.disposed(by: bag)
      stream.connect().disposed(by: bag)
    }
    .disposed(by: ending)
    stream.connect().disposed(by: ending)
    ending.dispose()
    subject.onNext(1)
    #expect(seen == [1])
  }

  @Test func `a connection that is over releases its subject, whoever keeps the connection`() {
    let stream = source.publish()
    let connection = stream.connect()
    var isOver = false
    let observer = stream.asStream().subscribe(onNext: { _ in }, onDisposed: { isOver = true })
    connection.dispose()
    #expect(isOver)
    withExtendedLifetime(connection) { observer.dispose() }
  }
}
