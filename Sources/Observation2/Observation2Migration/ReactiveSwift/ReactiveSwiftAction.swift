public import Observation2

/// ReactiveSwift’s `Action`: here a relay and an operator.
@available(
  *,
  unavailable,
  message:
    "Send the input into a PublishRelay, and make the output with flatMapFirst(_:), which ignores an input meanwhile."
)
public final class Action<Input, Output, Failure> {
  /// ReactiveSwift’s `init(execute:)`.
  public init(execute: @escaping (Input) -> EventStream<Output>) { unreachable() }

  /// ReactiveSwift’s `apply(_:)`.
  public func apply(_ input: Input) -> EventStream<Output> { unreachable() }

  /// ReactiveSwift’s `values`.
  public var values: EventStream<Output> { unreachable() }

  /// ReactiveSwift’s `errors`.
  public var errors: EventStream<any Error> { unreachable() }

  /// ReactiveSwift’s `isExecuting`.
  public var isExecuting: Driver<Bool> { unreachable() }

  /// ReactiveSwift’s `isEnabled`.
  public var isEnabled: Driver<Bool> { unreachable() }
}

/// ReactiveCocoa’s `CocoaAction`: here the method that a view’s delegate has for the gesture.
@available(
  *,
  unavailable,
  message: "A view reports to its delegate; what follows from that is a PublishRelay."
)
public final class CocoaAction<Sender> {
  /// ReactiveCocoa’s `init(_:)`.
  public init<Output, Failure>(_ action: Action<Void, Output, Failure>) { unreachable() }

  /// ReactiveCocoa’s `init(_:input:)`.
  public init<Input, Output, Failure>(_ action: Action<Input, Output, Failure>, input: Input) {
    unreachable()
  }
}
