import Observation2

/// A source of the library that a script can send into.
@MainActor
enum LibrarySource {
  case publishSubject(PublishSubject<Int>)
  case behaviorSubject(BehaviorSubject<Int>)
  case replaySubject(ReplaySubject<Int>)
  case asyncSubject(AsyncSubject<Int>)
  case publishRelay(PublishRelay<Int>)
  case behaviorRelay(BehaviorRelay<Int>)
  case replayRelay(ReplayRelay<Int>)
  case property(Observed<Int>)
  case shared(PublishSubject<Int>, EventStream<Int>)
  case handmade(HandmadeSource)

  init(_ index: Int) {
    switch ScriptedSource.all[index] {
    case .publishSubject: self = .publishSubject(PublishSubject())
    case .behaviorSubject: self = .behaviorSubject(BehaviorSubject(value: index))
    case .replaySubject: self = .replaySubject(ReplaySubject(bufferSize: 2))
    case .asyncSubject: self = .asyncSubject(AsyncSubject())
    case .publishRelay: self = .publishRelay(PublishRelay())
    case .behaviorRelay: self = .behaviorRelay(BehaviorRelay(value: index))
    case .replayRelay: self = .replayRelay(ReplayRelay(bufferSize: 2))
    case .propertyBefore: self = .property(Observed(wrappedValue: index, .willSet))
    case .propertyAfter: self = .property(Observed(wrappedValue: index, .didSet))
    case .shared:
      let subject = PublishSubject<Int>()
      self = .shared(subject, subject.asStream().share(replay: 1))
    case .handmade: self = .handmade(HandmadeSource())
    }
  }

  var stream: EventStream<Int> {
    switch self {
    case .publishSubject(let subject): subject.asStream()
    case .behaviorSubject(let subject): subject.asStream()
    case .replaySubject(let subject): subject.asStream()
    case .asyncSubject(let subject): subject.asStream()
    case .publishRelay(let relay): relay.asStream()
    case .behaviorRelay(let relay): relay.asStream()
    case .replayRelay(let relay): relay.asStream()
    case .property(let property): property.projectedValue.asStream()
    case .shared(_, let stream): stream
    case .handmade(let source): source.stream
    }
  }

  func send(_ value: Int) {
    switch self {
    case .publishSubject(let subject), .shared(let subject, _): subject.onNext(value)
    case .behaviorSubject(let subject): subject.onNext(value)
    case .replaySubject(let subject): subject.onNext(value)
    case .asyncSubject(let subject): subject.onNext(value)
    case .publishRelay(let relay): relay.accept(value)
    case .behaviorRelay(let relay): relay.accept(value)
    case .replayRelay(let relay): relay.accept(value)
    case .property(let property): property.wrappedValue = value
    case .handmade(let source): source.send(.next(value))
    }
  }

  /// Ends a subject; sources that can't end ignore it.
  func end(_ event: StreamEvent<Int>) {
    switch self {
    case .publishSubject(let subject), .shared(let subject, _): subject.on(event)
    case .behaviorSubject(let subject): subject.on(event)
    case .replaySubject(let subject): subject.on(event)
    case .asyncSubject(let subject): subject.on(event)
    case .handmade(let source): source.send(event)
    case .publishRelay, .behaviorRelay, .replayRelay, .property: break
    }
  }
}

/// A source that passes every event to its observers at once, without a queue.
@MainActor
final class HandmadeSource {
  private var observers: [StreamObserver<Int>] = []

  var hasObservers: Bool { !observers.isEmpty }

  var stream: EventStream<Int> {
    .create { observer in
      self.observers.append(observer)
      return AnyDisposable { self.observers.removeAll { $0 === observer } }
    }
  }

  func send(_ event: StreamEvent<Int>) {
    for observer in observers { observer.on(event) }
  }
}
