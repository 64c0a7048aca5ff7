import Observation2

/// The subjects and streams of the library, played by a script.
@MainActor
final class LibraryWorld: ScriptedWorld {
  private enum Subject {
    case publish(PublishSubject<Int>)
    case behavior(BehaviorSubject<Int>)
    case replay(ReplaySubject<Int>)

    var stream: EventStream<Int> {
      switch self {
      case .publish(let subject): subject.asStream()
      case .behavior(let subject): subject.asStream()
      case .replay(let subject): subject.asStream()
      }
    }
  }

  var log: [Delivery] = []
  private var subjects: [Subject]
  private var subscriptions: [(any Disposable)?] = []
  private var disposedEarly: Set<Int> = []
  private let reactions: Reactions

  init(_ reactions: Reactions, subjects: Int) {
    self.reactions = reactions
    self.subjects = (0..<subjects).map(LibraryWorld.makeSubject)
  }

  var observerCount: Int { subscriptions.count }

  /// Replaces a subject that has ended, so that the play goes on.
  func revive(_ subject: Int) {
    subjects[subject] = LibraryWorld.makeSubject(subject)
  }

  func perform(_ action: OperationScript.Action) {
    switch action {
    case .nothing: break
    case .send(let subject, let value):
      switch subjects[subject] {
      case .publish(let subject): subject.onNext(value)
      case .behavior(let subject): subject.onNext(value)
      case .replay(let subject): subject.onNext(value)
      }
    case .complete(let subject):
      switch subjects[subject] {
      case .publish(let subject): subject.onCompleted()
      case .behavior(let subject): subject.onCompleted()
      case .replay(let subject): subject.onCompleted()
      }
    case .subscribe(let subject, let chain): subscribe(to: subjects[subject].stream, chain)
    case .dispose(let observer):
      guard observer < subscriptions.count else { return }
      if let subscription = subscriptions[observer] {
        subscription.dispose()
      } else {
        disposedEarly.insert(observer)
      }
    }
  }

  func disposeAll() {
    for subscription in subscriptions { subscription?.dispose() }
  }

  private func subscribe(to stream: EventStream<Int>, _ chain: Int) {
    let observer = subscriptions.count
    subscriptions.append(nil)
    let chained = LibraryWorld.chained(stream, chain).do(onNext: { _ in })
    let subscription = chained.subscribe(
      onNext: { [unowned self] value in
        if !disposedEarly.contains(observer) { reactions.received(value, by: observer, in: self) }
      },
      onError: nil,
      onCompleted: { [unowned self] in
        if !disposedEarly.contains(observer) {
          log.append(Delivery(observer: observer, value: nil))
        }
      }
    )
    subscriptions[observer] = subscription
    if disposedEarly.contains(observer) { subscription.dispose() }
  }

  private static func makeSubject(_ index: Int) -> Subject {
    switch index % 3 {
    case 0: .publish(PublishSubject())
    case 1: .behavior(BehaviorSubject(value: index))
    default: .replay(ReplaySubject(bufferSize: 2))
    }
  }

  private static func chained(_ stream: EventStream<Int>, _ chain: Int) -> EventStream<Int> {
    switch chain {
    case 1: stream.map { $0 &* 3 }
    case 2: stream.filter { $0 % 2 == 0 }
    case 3: stream.filter { $0 % 3 != 0 }.map { $0 + 7 }
    case 4: stream.compactMap { $0 > 40 ? $0 - 1 : nil }
    default: stream
    }
  }
}
