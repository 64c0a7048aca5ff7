import Observation2Testing

@testable import Observation2

/// The sources and streams of the library, played by a script.
@MainActor
final class LibraryWorld: ScriptedWorld {
  var log: [Delivery] = []
  private(set) var sources: [LibrarySource]
  private var subscriptions: [(any Disposable)?] = []
  private var captives: [Captive] = []
  private var disposedEarly: Set<Int> = []
  private let bag = DisposeBag()
  let reactions: Reactions

  init(_ reactions: Reactions, sources: Int) {
    self.reactions = reactions
    self.sources = (0..<sources).map(LibrarySource.init)
  }

  var observerCount: Int { subscriptions.count }

  /// The number of observers whose closures are still retained.
  var heldCount: Int {
    captives.count { !$0.isFree }
  }

  /// The number of subscriptions in a bag into which all were inserted.
  var keptCount: Int { bag.count }

  func hasObservers(_ source: Int) -> Bool {
    switch sources[source] {
    case .publishSubject(let hub), .shared(let hub, _): hub.hasObservers
    case .behaviorSubject(let hub): hub.hasObservers
    case .replaySubject(let hub): hub.hasObservers
    case .asyncSubject(let hub): hub.hasObservers
    case .publishRelay(let hub): hub.hasObservers
    case .behaviorRelay(let hub): hub.hasObservers
    case .replayRelay(let hub): hub.hasObservers
    case .property(let property): property.makeHub().hasObservers
    case .handmade(let source): source.hasObservers
    }
  }

  func perform(_ action: OperationScript.Action) {
    switch action {
    case .send(let source, let value): sources[source].send(value)
    case .complete(let source): sources[source].end(.completed)
    case .fail(let source): sources[source].end(.error(TestError("x")))
    case .replace(let source):
      // Released after the list is complete again, since the release may call back.
      let gone = sources[source]
      sources[source] = LibrarySource(source)
      _ = consume gone
    case .subscribe(let source, let chain, let other):
      subscribe(to: source, chain, other)
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

  private func subscribe(to source: Int, _ chain: ScriptedChain, _ other: Int) {
    let observer = subscriptions.count
    subscriptions.append(nil)
    let probe = Probe()
    captives.append(Captive(probe: probe))
    let stream = chained(source, chain, other, observer)
    let tell: (Delivery.Event) -> Void = { [unowned self] event in
      withExtendedLifetime(probe) {
        if !disposedEarly.contains(observer) { reactions.received(event, by: observer, in: self) }
      }
    }
    withExtendedLifetime(stream) {
      let subscription = start(stream, observer, tell)
      subscriptions[observer] = subscription
      bag.insert(subscription)
      if disposedEarly.contains(observer) { subscription.dispose() }
    }
  }

  /// Subscribes by one of the existing methods.
  private func start(
    _ stream: EventStream<Int>,
    _ observer: Int,
    _ tell: @escaping (Delivery.Event) -> Void
  ) -> any Disposable {
    let end: (StreamEnd) -> Void = { end in
      if case .completed = end { tell(.completed) } else { tell(.failed) }
    }
    switch observer % 3 {
    case 0:
      // Tells in the callback itself that no more values are wanted.
      return stream.subscribe(
        at: SourceSpot(),
        step: { [unowned self] value in
          tell(.value(value))
          return !disposedEarly.contains(observer)
        },
        onEnd: end
      )
    case 1:
      return stream.subscribe(at: SourceSpot(), onNext: { tell(.value($0)) }, onEnd: end)
    default:
      // Receives no end.
      return stream.catch { _ in .empty() }.subscribe { tell(.value($0)) }
    }
  }
}
