public import Observation2

/// ReactiveSwift’s `SignalProducer`: here ``Observation2/EventStream``.
@available(*, unavailable, renamed: "EventStream")
public typealias SignalProducer<Value, Failure> = EventStream<Value>

/// ReactiveSwift’s `SignalProducerConvertible`: here ``Observation2/EventStreamConvertible``.
@available(*, unavailable, renamed: "EventStreamConvertible")
public typealias SignalProducerConvertible = EventStreamConvertible

/// ReactiveSwift’s `SignalProtocol`: here ``Observation2/EventStreamConvertible``.
@available(*, unavailable, renamed: "EventStreamConvertible")
public typealias SignalProtocol = EventStreamConvertible

/// ReactiveSwift’s `MutableProperty`: here ``Observation2/BehaviorRelay``.
@available(*, unavailable, message: "Write BehaviorRelay(value:), or a property with @Observed.")
public typealias MutableProperty<Value> = BehaviorRelay<Value>

/// ReactiveSwift’s `Property`: here ``Observation2/BehaviorRelay``.
@available(
  *,
  unavailable,
  message: "Write a Driver for what others read, a BehaviorRelay for what is set here."
)
public typealias Property<Value> = BehaviorRelay<Value>

/// ReactiveSwift’s `ValidatingProperty`: here ``Observation2/BehaviorRelay``.
@available(*, unavailable, message: "Write a BehaviorRelay, and map its values into valid or not.")
public typealias ValidatingProperty<Value> = BehaviorRelay<Value>

/// ReactiveSwift’s `BindingTarget`: here ``Observation2/Binder``.
@available(*, unavailable, renamed: "Binder")
public typealias BindingTarget<Value> = Binder<Value>

/// ReactiveSwift’s `Lifetime`: here ``Observation2/DisposeBag``.
@available(*, unavailable, renamed: "DisposeBag")
public typealias Lifetime = DisposeBag

/// ReactiveSwift’s `UIScheduler`: here ``Observation2/MainScheduler``.
@available(*, unavailable, renamed: "MainScheduler")
public typealias UIScheduler = MainScheduler

/// ReactiveSwift’s `QueueScheduler`: here ``Observation2/MainScheduler``.
@available(
  *,
  unavailable,
  message:
    "Streams never leave their isolation domain: put the work into an async function, and wait with clock.scheduler."
)
public typealias QueueScheduler = MainScheduler

/// ReactiveSwift’s `DateScheduler`: here ``Observation2/StreamScheduler``.
@available(*, unavailable, renamed: "StreamScheduler")
public typealias DateScheduler = StreamScheduler

/// ReactiveSwift’s `FlattenStrategy`: here an operator for each.
@available(
  *,
  unavailable,
  message: "Each strategy is an operator: flatMapLatest(_:), flatMap(_:), concatMap(_:), …"
)
public enum FlattenStrategy {
  /// `flatMapLatest`, `switchLatest`.
  case latest
  /// `flatMap`, `merge`.
  case merge
  /// `concatMap`, `concat`.
  case concat
  /// `amb`.
  case race
  /// `flatMapFirst`.
  case throttle
}
