import Observation2
import StateStore

/// A source of values that a test releases.
///
/// It belongs to the main actor as an app's objects do, so any thread may release it.
@MainActor
final class ReleasedSource {
  enum Kind: CaseIterable {
    case publishSubject, behaviorSubject, replaySubject, asyncSubject
    case publishRelay, behaviorRelay, replayRelay
    case property, didSetProperty, willChange
    case inlet, group, connectable, derived, store
    case timer, interval
  }

  /// The stream of the source, which retains it.
  private let stream: EventStream<Int>
  let send: (Int) -> Void
  /// The streams that only this source keeps, by number.
  private var own: [EventStream<Int>] = []

  private init(_ stream: EventStream<Int>, _ send: @escaping (Int) -> Void) {
    self.stream = stream
    self.send = send
  }

  /// Creates a source; calls `keep` with the parts that the owner of the source's observers keeps.
  static func make(_ kind: Kind, keep: (Any) -> Void) -> ReleasedSource {
    switch kind {
    case .publishSubject: of(PublishSubject<Int>()) { $0.onNext($1) }
    case .behaviorSubject: of(BehaviorSubject(value: 0)) { $0.onNext($1) }
    case .replaySubject: of(ReplaySubject<Int>(bufferSize: 2)) { $0.onNext($1) }
    case .asyncSubject: of(AsyncSubject<Int>()) { $0.onNext($1) }
    case .publishRelay: of(PublishRelay<Int>()) { $0.accept($1) }
    case .behaviorRelay: of(BehaviorRelay(value: 0)) { $0.accept($1) }
    case .replayRelay: of(ReplayRelay<Int>(bufferSize: 2)) { $0.accept($1) }
    case .property: of(ReleasedModel(), \.$number) { $0.number = $1 }
    case .didSetProperty: of(ReleasedModel(), \.$late) { $0.late = $1 }
    case .willChange: willChange()
    case .inlet: inlet(keep)
    case .group: group(keep)
    case .connectable: connectable(keep)
    case .derived: derived()
    case .store: store()
    case .timer: timed { .timer(.seconds(1), scheduler: $0) }
    case .interval: timed { .interval(.seconds(1), scheduler: $0) }
    }
  }

  /// A stream that does not retain this source, and finds the source's own stream for each
  /// subscription.
  func weakStream() -> EventStream<Int> { found(own.count - 1) }

  /// The same for a stream that only this source keeps from now on.
  func weakStream(keeping stream: EventStream<Int>) -> EventStream<Int> {
    own.append(stream)
    return found(own.count - 1)
  }

  /// The stream of the source, which retains it.
  func strongStream() -> EventStream<Int> { stream }

  private func found(_ number: Int) -> EventStream<Int> {
    .deferred { [weak self] in
      guard let self else { return .empty() }
      return number < 0 ? self.stream : self.own[number]
    }
  }

  private static func of<Source: EventStreamConvertible>(
    _ source: Source,
    _ send: @escaping (Source, Int) -> Void
  ) -> ReleasedSource where Source.Element == Int {
    ReleasedSource(source.asStream()) { send(source, $0) }
  }

  private static func of(
    _ model: ReleasedModel,
    _ path: KeyPath<ReleasedModel, Driver<Int>>,
    _ send: @escaping (ReleasedModel, Int) -> Void
  ) -> ReleasedSource {
    ReleasedSource(model[keyPath: path].asStream()) { send(model, $0) }
  }

  private static func willChange() -> ReleasedSource {
    let model = ReleasedModel()
    return ReleasedSource(model.willChange.asStream().map { 1 }) { model.number = $0 }
  }

  /// The observers' owner keeps the stream, which does not retain the inlet.
  private static func inlet(_ keep: (Any) -> Void) -> ReleasedSource {
    let inlet = StreamInlet<Int>()
    let stream = inlet.stream
    keep(stream)
    return ReleasedSource(stream) { inlet.send($0) }
  }

  /// The observers' owner keeps the group, which does not retain the source of the groups.
  private static func group(_ keep: (Any) -> Void) -> ReleasedSource {
    let subject = PublishSubject<Int>()
    var groups: [GroupedStream<Int, Int>] = []
    let subscription = subject.asStream().groupBy { _ in 0 }.subscribe { groups.append($0) }
    subject.onNext(0)
    keep(groups)
    keep(subscription)
    return ReleasedSource(groups[0].asStream()) { subject.onNext($0) }
  }

  /// The observers' owner keeps the stream and its connection, but not the source.
  private static func connectable(_ keep: (Any) -> Void) -> ReleasedSource {
    let source = make(.publishSubject, keep: keep)
    let connectable = source.weakStream().publish()
    keep(connectable)
    keep(connectable.connect())
    return ReleasedSource(connectable.asStream()) { source.send($0) }
  }

  private static func derived() -> ReleasedSource {
    let box = ObserverBox()
    let stream = EventStream<Int>.derived { [weak box] in box?.observers.append($0) }
    return ReleasedSource(stream) { value in for each in box.observers { each.onNext(value) } }
  }

  /// The source retains the clock, which drops its timers at the end.
  private static func timed(
    _ stream: @escaping (any StreamScheduler) -> EventStream<Int>
  ) -> ReleasedSource {
    let clock = VirtualTime()
    return ReleasedSource(.deferred { stream(LooseScheduler(clock)) }) { _ in
      withExtendedLifetime(clock) {}
    }
  }

  private static func store() -> ReleasedSource {
    let store = Store<Int, Int>(initial: 0, clock: VirtualTime()) { state, action in
      state = action
      return .none
    }
    return ReleasedSource(store.driver(\.self).asStream()) { store.send($0) }
  }
}

/// A scheduler that its timers retain, as any, and that does not retain its clock.
@MainActor
private final class LooseScheduler: @MainActor StreamScheduler {
  private weak var clock: VirtualTime?
  var now: Duration { clock?.now ?? .zero }

  init(_ clock: VirtualTime) { self.clock = clock }

  func schedule(
    after delay: Duration,
    at origin: SourceSpot,
    isDeadline: Bool,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    let timer = clock?.schedule(after: delay, at: origin, isDeadline: isDeadline, action)
    return timer ?? CompositeDisposable()
  }
}

@MainActor
private final class ObserverBox {
  var observers: [DerivedObserver<Int>] = []
}

private final class ReleasedModel: ObservedModel {
  @Observed var number = 0
  @Observed(.didSet) var late = 0
}
