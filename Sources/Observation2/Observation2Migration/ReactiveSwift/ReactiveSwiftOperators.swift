public import Observation2

extension EventStream {
  /// ReactiveSwift’s `flatMap(_:_:)`.
  @available(
    *,
    unavailable,
    message:
      "Each strategy is an operator: .latest is flatMapLatest(_:), .merge flatMap(_:), .concat concatMap(_:), .throttle flatMapFirst(_:)."
  )
  public func flatMap<Result>(
    _ strategy: FlattenStrategy,
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> { unreachable() }

  /// ReactiveSwift’s `flatMapError(_:)`.
  @available(*, unavailable, renamed: "catch(_:)")
  public func flatMapError(_ handler: @escaping (any Error) throws -> EventStream) -> EventStream {
    unreachable()
  }

  /// ReactiveSwift’s `retry(upTo:)`.
  @available(*, unavailable, message: "Write retry(attempts: n + 1): the first attempt counts.")
  public func retry(upTo count: Int) -> EventStream { unreachable() }

  /// ReactiveSwift’s `promoteError(_:)`.
  @available(*, unavailable, message: "Errors are any Error here: leave it out.")
  public func promoteError<Failure>(_ type: Failure.Type) -> EventStream { unreachable() }

  /// ReactiveSwift’s `attemptMap(_:)`.
  @available(*, unavailable, renamed: "map(_:)")
  public func attemptMap<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> EventStream<Result> { unreachable() }

  /// ReactiveSwift’s `skipRepeats(_:)`.
  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  public func skipRepeats(_ areEqual: @escaping (Element, Element) -> Bool) -> EventStream {
    unreachable()
  }

  /// ReactiveSwift’s `combinePrevious()`.
  @available(*, unavailable, renamed: "pairwise()")
  public func combinePrevious() -> EventStream<(Element, Element)> { unreachable() }

  /// ReactiveSwift’s `take(first:)`.
  @available(*, unavailable, renamed: "take(_:)")
  public func take(first count: Int) -> EventStream { unreachable() }

  /// ReactiveSwift’s `take(during:)`.
  @available(*, unavailable, message: "Put the subscription into the DisposeBag: disposed(by:).")
  public func take(during lifetime: DisposeBag) -> EventStream { unreachable() }

  /// ReactiveSwift’s `skip(first:)`.
  @available(*, unavailable, renamed: "skip(_:)")
  public func skip(first count: Int) -> EventStream { unreachable() }

  /// ReactiveSwift’s `prefix(value:)`.
  @available(*, unavailable, renamed: "startWith(_:)")
  public func prefix(value: Element) -> EventStream { unreachable() }

  /// ReactiveSwift’s `then(_:)`.
  @available(*, unavailable, message: "Write ignoreElements(as:).concat(next).")
  public func then<Result>(_ next: EventStream<Result>) -> EventStream<Result> { unreachable() }

  /// ReactiveSwift’s `replayLazily(upTo:)`.
  @available(*, unavailable, message: "Write share(replay: n, scope: .forever).")
  public func replayLazily(upTo count: Int) -> EventStream { unreachable() }

  /// ReactiveSwift’s `logEvents(identifier:)`.
  @available(*, unavailable, renamed: "debug(_:)")
  public func logEvents(identifier: String = "") -> EventStream { unreachable() }

  /// ReactiveSwift’s `on(value:failed:completed:)`.
  @available(
    *,
    unavailable,
    renamed: "do(onNext:onError:onCompleted:onSubscribe:onSubscribed:onDispose:)"
  )
  public func on(
    value: ((Element) -> Void)? = nil,
    failed: ((any Error) -> Void)? = nil,
    completed: (() -> Void)? = nil
  ) -> EventStream { unreachable() }
}

extension EventStream where Element: Equatable {
  /// ReactiveSwift’s `skipRepeats()`.
  @available(*, unavailable, renamed: "distinctUntilChanged()")
  public func skipRepeats() -> EventStream { unreachable() }
}

extension EventStream where Element: EventStreamConvertible {
  /// ReactiveSwift’s `flatten(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Each strategy is an operator: .latest is switchLatest(), .merge merge(), .concat concat()."
  )
  public func flatten(_ strategy: FlattenStrategy) -> EventStream<Element.Element> { unreachable() }
}
