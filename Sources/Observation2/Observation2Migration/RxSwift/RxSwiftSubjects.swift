public import Observation2

extension StreamSubject {
  /// RxSwift’s `asObserver()`.
  @available(
    *,
    unavailable,
    message: "Hand the subject on itself, or the StreamObserver of EventStream.create(_:)."
  )
  public func asObserver() -> Self { unreachable() }

  /// RxSwift’s `catch(_:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func `catch`(
    _ handler: @escaping (any Error) throws -> EventStream<Element>
  ) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `catchAndReturn(_:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func catchAndReturn(_ value: Element) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `retry(_:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func retry(_ count: Int = 1) -> EventStream<Element> { unreachable() }
}
