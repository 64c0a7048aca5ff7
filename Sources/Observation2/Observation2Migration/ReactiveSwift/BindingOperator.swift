public import Observation2

infix operator <~

/// ReactiveSwift’s `<~`.
@available(*, unavailable, message: "Write source.bind(to: target), or drive(target) of a Driver.")
@discardableResult
public func <~ <Value>(
  target: BehaviorRelay<Value>,
  source: some EventStreamConvertible<Value>
) -> any Disposable { unreachable() }

/// ReactiveSwift’s `<~` with a relay that holds nothing.
@available(*, unavailable, message: "Write source.bind(to: target), or drive(target) of a Driver.")
@discardableResult
public func <~ <Value>(
  target: PublishRelay<Value>,
  source: some EventStreamConvertible<Value>
) -> any Disposable { unreachable() }

/// ReactiveSwift’s `<~` with a binder.
@available(*, unavailable, message: "Write source.bind(to: target), or drive(target) of a Driver.")
@discardableResult
public func <~ <Value>(
  target: Binder<Value>,
  source: some EventStreamConvertible<Value>
) -> any Disposable { unreachable() }
