public import Observation2

/// RxSwift’s `Observable`: here ``Observation2/EventStream``.
@available(*, unavailable, renamed: "EventStream")
public typealias Observable<Element> = EventStream<Element>

/// RxSwift’s `ObservableType`: here ``Observation2/EventStream``, which is extended by operators, or
/// ``Observation2/EventStreamConvertible``, which is what a function takes.
@available(
  *,
  unavailable,
  renamed: "EventStream",
  message: "As what a function takes, write some EventStreamConvertible<Element>."
)
public typealias ObservableType<Element> = EventStream<Element>

/// RxSwift’s `ObservableConvertibleType`: here ``Observation2/EventStreamConvertible``.
@available(*, unavailable, renamed: "EventStreamConvertible")
public typealias ObservableConvertibleType = EventStreamConvertible

/// RxSwift’s `Event`: here ``Observation2/StreamEvent``.
@available(*, unavailable, renamed: "StreamEvent")
public typealias Event<Element> = StreamEvent<Element>

/// RxSwift’s `AnyObserver`: here ``Observation2/StreamObserver``.
@available(*, unavailable, renamed: "StreamObserver")
public typealias AnyObserver<Element> = StreamObserver<Element>

/// RxSwift’s `Infallible`: here ``Observation2/EventStream``.
@available(*, unavailable, message: "What cannot fail is a Driver, a Signal or a relay.")
public typealias Infallible<Element> = EventStream<Element>

/// RxSwift’s `Single`: here ``Observation2/EventStream``.
@available(
  *,
  unavailable,
  message: "Write an async function, or an EventStream that ends with single() or first()."
)
public typealias Single<Element> = EventStream<Element>

/// RxSwift’s `Maybe`: here ``Observation2/EventStream``.
@available(
  *,
  unavailable,
  message: "Write an async function that returns an optional, or an EventStream."
)
public typealias Maybe<Element> = EventStream<Element>

/// RxSwift’s `Completable`: here ``Observation2/EventStream``.
@available(
  *,
  unavailable,
  message: "Write an async function without a result, or an EventStream<Never>."
)
public typealias Completable = EventStream<Never>

/// RxSwift’s `SingleEvent`: here ``Swift/Result``.
@available(*, unavailable, message: "Write an async function, which returns a value or throws.")
public typealias SingleEvent<Element> = Result<Element, any Error>

/// RxSwift’s `CompletableEvent`: here an async function without a result.
@available(*, unavailable, message: "Write an async function, which returns or throws.")
public enum CompletableEvent {
  /// The function returns.
  case completed
  /// The function throws.
  case error(any Error)
}

/// RxSwift’s `MaybeEvent`: here an async function with an optional result.
@available(*, unavailable, message: "Write an async function that returns an optional, or throws.")
public enum MaybeEvent<Element> {
  /// The function returns a value.
  case success(Element)
  /// The function throws.
  case error(any Error)
  /// The function returns `nil`.
  case completed
}

/// RxSwift’s `SharedSequence`: here ``Observation2/SharedStream``.
@available(*, unavailable, renamed: "SharedStream")
public typealias SharedSequence<Strategy: SharingStrategy, Element> = SharedStream<
  Strategy, Element
>

/// RxSwift’s `SharedSequenceConvertibleType`: here ``Observation2/EventStreamConvertible``.
@available(*, unavailable, message: "Write the SharedStream itself: a Driver or a Signal.")
public typealias SharedSequenceConvertibleType = EventStreamConvertible

/// RxSwift’s `DriverSharingStrategy`: here ``Observation2/NewestValueSharing``.
@available(*, unavailable, renamed: "NewestValueSharing")
public typealias DriverSharingStrategy = NewestValueSharing

/// RxSwift’s `SignalSharingStrategy`: here ``Observation2/NoReplaySharing``.
@available(*, unavailable, renamed: "NoReplaySharing")
public typealias SignalSharingStrategy = NoReplaySharing

/// RxSwift’s `ConnectableObservable`: here ``Observation2/ConnectableStream``.
@available(*, unavailable, renamed: "ConnectableStream")
public typealias ConnectableObservable<Element> = ConnectableStream<Element>

/// RxSwift’s `GroupedObservable`: here ``Observation2/GroupedStream``.
@available(*, unavailable, renamed: "GroupedStream")
public typealias GroupedObservable<Key, Element> = GroupedStream<Key, Element>

/// RxSwift’s `SubjectType`: here ``Observation2/StreamSubject``.
@available(*, unavailable, renamed: "StreamSubject")
public typealias SubjectType = StreamSubject

/// RxSwift’s `ControlEvent`: here ``Observation2/Signal``.
@available(
  *,
  unavailable,
  message:
    "A view reports to its delegate; what follows from that is a PublishRelay, shown as a Signal."
)
public typealias ControlEvent<Element> = Signal<Element>

/// RxSwift’s `ControlProperty`: here ``Observation2/Driver``.
@available(*, unavailable, message: "Write a property with @Observed, whose $property is a Driver.")
public typealias ControlProperty<Element> = Driver<Element>

/// RxSwift’s `Cancelable`: here ``Observation2/Disposable``.
@available(*, unavailable, renamed: "Disposable")
public typealias Cancelable = Disposable

/// RxSwift’s `BooleanDisposable`: here ``Observation2/AnyDisposable``.
@available(*, unavailable, renamed: "AnyDisposable")
public typealias BooleanDisposable = AnyDisposable

/// RxSwift’s `SingleAssignmentDisposable`: here ``Observation2/SerialDisposable``.
@available(*, unavailable, renamed: "SerialDisposable")
public typealias SingleAssignmentDisposable = SerialDisposable

/// RxSwift’s `RxError`: here ``Observation2/StreamError``.
@available(*, unavailable, renamed: "StreamError")
public typealias RxError = StreamError

/// RxSwift’s `RxTimeInterval`: here ``Swift/Duration``.
@available(*, unavailable, renamed: "Duration")
public typealias RxTimeInterval = Duration

/// RxSwift’s `SchedulerType`: here ``Observation2/StreamScheduler``.
@available(*, unavailable, renamed: "StreamScheduler")
public typealias SchedulerType = StreamScheduler

/// RxSwift’s `ConcurrentMainScheduler`: here ``Observation2/MainScheduler``.
@available(*, unavailable, renamed: "MainScheduler")
public typealias ConcurrentMainScheduler = MainScheduler

/// RxSwift’s `SerialDispatchQueueScheduler`: here ``Observation2/MainScheduler``.
@available(
  *,
  unavailable,
  message:
    "Streams never leave their isolation domain: put the work into an async function, and wait with clock.scheduler."
)
public typealias SerialDispatchQueueScheduler = MainScheduler

/// RxSwift’s `ConcurrentDispatchQueueScheduler`: here ``Observation2/MainScheduler``.
@available(
  *,
  unavailable,
  message:
    "Streams never leave their isolation domain: put the work into an async function, and wait with clock.scheduler."
)
public typealias ConcurrentDispatchQueueScheduler = MainScheduler

/// RxSwift’s `OperationQueueScheduler`: here ``Observation2/MainScheduler``.
@available(
  *,
  unavailable,
  message:
    "Streams never leave their isolation domain: put the work into an async function, and wait with clock.scheduler."
)
public typealias OperationQueueScheduler = MainScheduler

/// RxSwift’s `CurrentThreadScheduler`: here ``Observation2/MainScheduler``.
@available(*, unavailable, message: "There is no thread to schedule on; leave the argument out.")
public typealias CurrentThreadScheduler = MainScheduler

/// RxSwift’s `TestScheduler`: here ``Observation2/VirtualTime``.
@available(*, unavailable, renamed: "VirtualTime")
public typealias TestScheduler = VirtualTime

/// RxSwift’s `VirtualTimeScheduler`: here ``Observation2/VirtualTime``.
@available(*, unavailable, renamed: "VirtualTime")
public typealias VirtualTimeScheduler<Converter> = VirtualTime

/// RxSwift’s `HistoricalScheduler`: here ``Observation2/VirtualTime``.
@available(*, unavailable, renamed: "VirtualTime")
public typealias HistoricalScheduler = VirtualTime

/// RxBlocking’s `BlockingObservable`: here the values of a stream.
@available(
  *,
  unavailable,
  message: "Await stream.values in an async test, or import Observation2Testing: recorded().values."
)
public typealias BlockingObservable<Element> = EventStream<Element>

/// RxSwift’s `ObserverType`: here ``Observation2/StreamSubject``.
@available(
  *,
  unavailable,
  message: "Write the StreamObserver of create(_:), a StreamSubject, or a closure."
)
public typealias ObserverType = StreamSubject

/// RxSwift’s `Variable`: here ``Observation2/BehaviorRelay``.
@available(*, unavailable, message: "Write BehaviorRelay(value:), or a property with @Observed.")
public typealias Variable<Element> = BehaviorRelay<Element>

/// RxSwift’s `RefCountDisposable`: here ``Observation2/CompositeDisposable``.
@available(
  *,
  unavailable,
  message: "Share the stream with share() or refCount(), which count their observers."
)
public typealias RefCountDisposable = CompositeDisposable

/// RxSwift’s `ScheduledDisposable`: here ``Observation2/AnyDisposable``.
@available(
  *,
  unavailable,
  message: "Disposing happens at once, in the domain that made it: leave it out."
)
public typealias ScheduledDisposable = AnyDisposable

/// RxSwift’s `ImmediateSchedulerType`: here ``Observation2/StreamScheduler``.
@available(*, unavailable, renamed: "StreamScheduler")
public typealias ImmediateSchedulerType = StreamScheduler

/// RxSwift’s `SubjectLifetimeScope`: here ``Observation2/ShareScope``.
@available(*, unavailable, renamed: "ShareScope")
public typealias SubjectLifetimeScope = ShareScope
