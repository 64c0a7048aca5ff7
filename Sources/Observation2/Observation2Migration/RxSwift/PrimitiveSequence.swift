public import Observation2

/// RxSwift’s `PrimitiveSequence`: here an async function.
@available(
  *,
  unavailable,
  message: "Write an async function, or an EventStream that ends with single() or first()."
)
public typealias PrimitiveSequence<Trait, Element> = EventStream<Element>

/// RxSwift’s `SingleTrait`: here an async function.
@available(*, unavailable, message: "Write an async function.")
public enum SingleTrait {}

/// RxSwift’s `MaybeTrait`: here an async function with an optional result.
@available(*, unavailable, message: "Write an async function that returns an optional.")
public enum MaybeTrait {}

/// RxSwift’s `CompletableTrait`: here an async function without a result.
@available(*, unavailable, message: "Write an async function without a result.")
public enum CompletableTrait {}
