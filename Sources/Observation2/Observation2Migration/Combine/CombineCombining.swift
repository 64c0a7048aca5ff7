public import Observation2

extension EventStream {
  /// Combine’s `replaceError(with:)`.
  @available(*, unavailable, renamed: "catchAndReturn(_:)")
  public func replaceError(with value: Element) -> EventStream { unreachable() }

  /// Combine’s `replaceEmpty(with:)`.
  @available(*, unavailable, renamed: "ifEmpty(default:)")
  public func replaceEmpty(with value: Element) -> EventStream { unreachable() }

  /// Combine’s `replaceNil(with:)`.
  @available(*, unavailable, message: "Write map { $0 ?? value }.")
  public func replaceNil<Value>(with value: Value) -> EventStream<Value> where Element == Value? {
    unreachable()
  }

  /// Combine’s `mapError(_:)`.
  @available(
    *,
    unavailable,
    message: "Errors are any Error here: leave it out, or write catch { .error(transform($0)) }."
  )
  public func mapError(_ transform: @escaping (any Error) -> any Error) -> EventStream {
    unreachable()
  }

  /// Combine’s `setFailureType(to:)`.
  @available(*, unavailable, message: "Errors are any Error here: leave it out.")
  public func setFailureType<Failure>(to type: Failure.Type) -> EventStream { unreachable() }

  /// Combine’s `assertNoFailure()`.
  @available(*, unavailable, message: "Say what replaces an error: asDriver(onErrorJustReturn:).")
  public func assertNoFailure() -> EventStream { unreachable() }
}

extension EventStream {
  /// Combine’s `prepend(_:)`.
  @available(*, unavailable, renamed: "startWith(_:)")
  public func prepend(_ values: Element...) -> EventStream { unreachable() }

  /// Combine’s `append(_:)`.
  @available(*, unavailable, renamed: "endWith(_:)")
  public func append(_ values: Element...) -> EventStream { unreachable() }

  /// Combine’s `append(_:)`.
  @available(*, unavailable, renamed: "concat(_:)")
  public func append(_ next: EventStream) -> EventStream { unreachable() }

  /// Combine’s `combineLatest(_:)`.
  @available(*, unavailable, message: "Write EventStream.combineLatest(a, b).")
  public func combineLatest<Other: EventStreamConvertible>(
    _ other: Other
  ) -> EventStream<(Element, Other.Element)> { unreachable() }

  /// Combine’s `zip(_:)`.
  @available(*, unavailable, message: "Write EventStream.zip(a, b).")
  public func zip<Other: EventStreamConvertible>(
    _ other: Other
  ) -> EventStream<(Element, Other.Element)> { unreachable() }

  /// Combine’s `merge(with:)`.
  @available(*, unavailable, message: "Write EventStream.merge(a, b).")
  public func merge(with others: EventStream...) -> EventStream { unreachable() }

  /// Combine’s `combineLatest(_:_:)` with a closure.
  @available(*, unavailable, message: "Write EventStream.combineLatest(a, b) { … }.")
  public func combineLatest<Other: EventStreamConvertible, Result>(
    _ other: Other,
    _ transform: @escaping (Element, Other.Element) -> Result
  ) -> EventStream<Result> { unreachable() }

  /// Combine’s `combineLatest(_:_:)`.
  @available(*, unavailable, message: "Write EventStream.combineLatest(a, b, c).")
  public func combineLatest<Second: EventStreamConvertible, Third: EventStreamConvertible>(
    _ second: Second,
    _ third: Third
  ) -> EventStream<(Element, Second.Element, Third.Element)> { unreachable() }

  /// Combine’s `zip(_:_:)`.
  @available(*, unavailable, message: "Write EventStream.zip(a, b, c).")
  public func zip<Second: EventStreamConvertible, Third: EventStreamConvertible>(
    _ second: Second,
    _ third: Third
  ) -> EventStream<(Element, Second.Element, Third.Element)> { unreachable() }

  /// Combine’s `prepend(_:)` of a publisher.
  @available(*, unavailable, message: "Write first.concat(self).")
  public func prepend(_ first: EventStream) -> EventStream { unreachable() }
}

extension EventStream {
  /// Combine’s `timeout(_:scheduler:customError:)`.
  @available(*, unavailable, message: "Write timeout(_:scheduler:) and catch(_:).")
  public func timeout(
    _ dueTime: Duration,
    scheduler: Any,
    customError: (() -> any Error)? = nil
  ) -> EventStream { unreachable() }

  /// Combine’s `measureInterval(using:)`.
  @available(*, unavailable, renamed: "measureInterval(scheduler:)")
  public func measureInterval(using scheduler: Any) -> EventStream<Duration> {
    unreachable()
  }

  /// Combine’s `receive(on:)`.
  @available(
    *,
    unavailable,
    message:
      "A stream stays in its isolation domain: leave it out. StreamInlet, async functions and values lead from one to another."
  )
  public func receive(on scheduler: Any) -> EventStream { unreachable() }
}
