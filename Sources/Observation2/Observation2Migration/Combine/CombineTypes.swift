public import Observation2

/// Combine’s `Publisher`: here ``Observation2/EventStreamConvertible``.
@available(*, unavailable, renamed: "EventStreamConvertible")
public typealias Publisher = EventStreamConvertible

/// Combine’s `AnyPublisher`: here ``Observation2/EventStream``.
@available(*, unavailable, renamed: "EventStream")
public typealias AnyPublisher<Output, Failure> = EventStream<Output>

/// Combine’s `ConnectablePublisher`: here ``Observation2/ConnectableStream``.
@available(*, unavailable, renamed: "ConnectableStream")
public typealias ConnectablePublisher = ConnectableStream

/// Combine’s `PassthroughSubject`: here ``Observation2/PublishSubject``.
@available(*, unavailable, message: "Write PublishRelay, or PublishSubject if it can fail or end.")
public typealias PassthroughSubject<Output, Failure> = PublishSubject<Output>

/// Combine’s `CurrentValueSubject`: here ``Observation2/BehaviorSubject``.
@available(
  *,
  unavailable,
  message: "Write BehaviorRelay(value:), or BehaviorSubject(value:) if it can fail or end."
)
public typealias CurrentValueSubject<Output, Failure> = BehaviorSubject<Output>

/// Combine’s `Cancellable`: here ``Observation2/Disposable``.
@available(*, unavailable, renamed: "Disposable")
public typealias Cancellable = Disposable

/// Combine’s `Subject`: here ``Observation2/StreamSubject``.
@available(*, unavailable, renamed: "StreamSubject")
public typealias Subject = StreamSubject

/// Combine’s `Scheduler`: here ``Observation2/StreamScheduler``.
@available(*, unavailable, renamed: "StreamScheduler")
public typealias Scheduler = StreamScheduler

/// Combine’s `Just`: here ``Observation2/EventStream``.
@available(*, unavailable, message: "Write EventStream.just(_:).")
public typealias Just<Output> = EventStream<Output>

/// Combine’s `Empty`: here ``Observation2/EventStream``.
@available(
  *,
  unavailable,
  message: "Write EventStream.empty(), or EventStream.never() for one that does not complete."
)
public typealias Empty<Output, Failure> = EventStream<Output>

/// Combine’s `Future`: here ``Observation2/EventStream``.
@available(
  *,
  unavailable,
  message: "Write an async function, and EventStream.task(clock:_:) where a stream is needed."
)
public typealias Future<Output, Failure> = EventStream<Output>

/// Combine’s `Record`: here ``Observation2/EventStream``.
@available(*, unavailable, message: "Write EventStream.from(_:).")
public typealias Record<Output, Failure> = EventStream<Output>

/// Combine’s `ImmediateScheduler`: here ``Observation2/StreamScheduler``.
@available(*, unavailable, message: "There is no thread to schedule on; leave the argument out.")
public typealias ImmediateScheduler = StreamScheduler

/// Combine’s `AnySubscriber`: here ``Observation2/StreamObserver``.
@available(*, unavailable, message: "Write the closures of subscribe(onNext:onError:onCompleted:).")
public typealias AnySubscriber<Input, Failure> = StreamObserver<Input>

/// Combine’s `Deferred`: here ``Observation2/EventStream``.
@available(*, unavailable, message: "Write EventStream.deferred(_:).")
public typealias Deferred<Output> = EventStream<Output>

/// Combine’s `Published`: here ``Observation2/Observed``.
@available(*, unavailable, renamed: "Observed")
public typealias Published<Value> = Observed<Value>

/// Combine’s `ObservableObject`: here ``Observation2/ObservedModel``.
@available(*, unavailable, renamed: "ObservedModel")
public typealias ObservableObject = ObservedModel

/// Combine’s `AnyCancellable`: here ``Observation2/Disposable``, kept in a ``Observation2/DisposeBag``.
@available(
  *,
  unavailable,
  message: "Keep each any Disposable in a DisposeBag: releasing one does not cancel here."
)
public final class AnyCancellable: Hashable {
  /// Combine’s `init(_:)`.
  @available(*, unavailable, message: "Write AnyDisposable { … }.")
  public init(_ cancel: @escaping () -> Void) { unreachable() }

  /// Combine’s `cancel()`.
  @available(*, unavailable, renamed: "dispose()")
  public func cancel() { unreachable() }

  /// No two are equal.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { unreachable() }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}
