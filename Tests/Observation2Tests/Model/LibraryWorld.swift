import Observation2Testing

@testable import Observation2

/// The sources and streams of the library, played by a script.
@MainActor
final class LibraryWorld: ScriptedWorld {
  var log: [Delivery] = []
  private var sources: [LibrarySource]
  private var subscriptions: [(any Disposable)?] = []
  private var captives: [Captive] = []
  private var disposedEarly: Set<Int> = []
  private let reactions: Reactions

  init(_ reactions: Reactions, sources: Int) {
    self.reactions = reactions
    self.sources = (0..<sources).map(LibrarySource.init)
  }

  var observerCount: Int { subscriptions.count }

  /// How many observers have closures that somebody still holds.
  var heldCount: Int {
    captives.count { !$0.isFree }
  }

  func hasObservers(_ source: Int) -> Bool {
    switch sources[source] {
    case .publishSubject(let hub), .shared(let hub, _): hub.hasObservers
    case .behaviorSubject(let hub): hub.hasObservers
    case .replaySubject(let hub): hub.hasObservers
    case .asyncSubject(let hub): hub.hasObservers
    case .publishRelay(let hub): hub.hasObservers
    case .behaviorRelay(let hub): hub.hasObservers
    case .replayRelay(let hub): hub.hasObservers
    case .property(let property): property.ensureHub().hasObservers
    }
  }

  func perform(_ action: OperationScript.Action) {
    switch action {
    case .send(let source, let value): sources[source].send(value)
    case .complete(let source): sources[source].end(.completed)
    case .fail(let source): sources[source].end(.error(TestError("x")))
    case .replace(let source): sources[source] = LibrarySource(source)
    case .subscribe(let source, let chain, let other):
      subscribe(to: source, ScriptedChain.all[chain], other)
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
    let stream = chained(sources[source].stream, chain, other)
    let tell: (Delivery.Event) -> Void = { [unowned self] event in
      withExtendedLifetime(probe) {
        if !disposedEarly.contains(observer) { reactions.received(event, by: observer, in: self) }
      }
    }
    let subscription = start(stream, observer, tell)
    subscriptions[observer] = subscription
    if disposedEarly.contains(observer) { subscription.dispose() }
  }

  /// Subscribes in one of the ways that there are.
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
      // Says in the callback itself that no more is wanted.
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
      // Hears of no end.
      return stream.catch { _ in .empty() }.subscribe { tell(.value($0)) }
    }
  }

  private func chained(
    _ stream: EventStream<Int>,
    _ chain: ScriptedChain,
    _ other: Int
  ) -> EventStream<Int> {
    switch chain {
    case .plain: stream
    case .map: stream.map { $0 &* 3 }
    case .filter: stream.filter { $0 % 2 == 0 }
    case .filterAndMap: stream.filter { $0 % 3 != 0 }.map { $0 + 7 }
    case .compactMap: stream.compactMap { $0 > 40 ? $0 - 1 : nil }
    case .takeOne: stream.take(1)
    case .takeTwo: stream.take(2)
    case .takeWhile: stream.take(while: { $0 < 60 })
    case .startWith: stream.startWith(7)
    case .scan: stream.scan(0) { ($0 + $1) % 100 }
    case .swallowingErrors: stream.catch { _ in .empty() }
    case .merge: .merge(stream, sources[other].stream)
    case .takeUntil: stream.take(until: sources[other].stream)
    case .flatMapLatest: stream.flatMapLatest { [unowned self] _ in sources[other].stream }
    case .concatDeferred:
      stream.concat(EventStream.deferred { [unowned self] in sources[other].stream })
    case .combineLatest:
      .combineLatest(stream, sources[other].stream) { ($0 * 7 + $1) % 100 }
    case .withLatestFrom:
      stream.withLatestFrom(sources[other].stream) { ($0 * 7 + $1) % 100 }
    }
  }
}
