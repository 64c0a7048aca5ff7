public import Observation2

extension EventStream {
  /// The value of Combine’s `Just`.
  @available(*, unavailable, message: "Write EventStream.just(_:).")
  @_disfavoredOverload
  public init(_ value: Element) { unreachable() }

  /// Combine’s `Empty()`.
  @available(*, unavailable, message: "Write EventStream.empty().")
  public init() { unreachable() }

  /// Combine’s `Empty(completeImmediately:)`.
  @available(
    *,
    unavailable,
    message: "Write EventStream.empty(), or EventStream.never() for one that does not complete."
  )
  public init(completeImmediately: Bool) { unreachable() }

  /// The closure of Combine’s `Future`.
  @available(
    *,
    unavailable,
    message: "Write an async function, and EventStream.task(clock:_:) where a stream is needed."
  )
  public init(_ attempt: @escaping (@escaping (Result<Element, any Error>) -> Void) -> Void) {
    unreachable()
  }

  /// The closure of Combine’s `Deferred`.
  @available(*, unavailable, message: "Write EventStream.deferred(_:).")
  public init(createPublisher: @escaping () -> EventStream) { unreachable() }
}

extension BehaviorSubject {
  /// The value of Combine’s `CurrentValueSubject`.
  @available(
    *,
    unavailable,
    message: "Write BehaviorRelay(value:), or BehaviorSubject(value:) if it can fail or end."
  )
  public convenience init(_ value: Element) { unreachable() }
}

extension BehaviorRelay {
  /// The value of RxSwift’s `Variable` and ReactiveSwift’s `MutableProperty`.
  @available(*, unavailable, renamed: "init(value:)")
  public convenience init(_ value: Element) { unreachable() }
}
