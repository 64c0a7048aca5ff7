public import Observation2

extension EventStream {
  /// ReactiveSwift’s `filterMap(_:)`.
  @available(*, unavailable, renamed: "compactMap(_:)")
  public func filterMap<Value>(_ transform: @escaping (Element) -> Value?) -> EventStream<Value> {
    unreachable()
  }

  /// ReactiveSwift’s `skipNil()`.
  @available(*, unavailable, message: "Write compactMap { $0 }.")
  public func skipNil<Value>() -> EventStream<Value> where Element == Value? { unreachable() }

  /// ReactiveSwift’s `map(value:)`.
  @available(*, unavailable, message: "Write map { _ in value }.")
  public func map<Value>(value: Value) -> EventStream<Value> { unreachable() }

  /// ReactiveSwift’s `take(duringLifetimeOf:)`.
  @available(*, unavailable, renamed: "take(untilGone:)")
  public func take(duringLifetimeOf object: AnyObject) -> EventStream { unreachable() }

  /// ReactiveSwift’s `combinePrevious(_:)`.
  @available(*, unavailable, message: "Write startWith(initial).pairwise().")
  public func combinePrevious(_ initial: Element) -> EventStream<(Element, Element)> {
    unreachable()
  }

  /// ReactiveSwift’s `collect(count:)`.
  @available(*, unavailable, message: "Write buffer(timeSpan:count:scheduler:).")
  public func collect(count: Int) -> EventStream<[Element]> { unreachable() }

  /// ReactiveSwift’s `concat(value:)`.
  @available(*, unavailable, renamed: "endWith(_:)")
  public func concat(value: Element) -> EventStream { unreachable() }

  /// ReactiveSwift’s `concat(error:)`.
  @available(*, unavailable, message: "Write concat(.error(error)).")
  public func concat(error: any Error) -> EventStream { unreachable() }

  /// ReactiveSwift’s `prefix(_:)`.
  @available(*, unavailable, message: "Write first.concat(self).")
  public func prefix(_ first: EventStream) -> EventStream { unreachable() }

  /// ReactiveSwift’s `promoteError()`.
  @available(*, unavailable, message: "Errors are any Error here: leave it out.")
  public func promoteError() -> EventStream { unreachable() }

  /// ReactiveSwift’s `observeFailed(_:)`.
  @available(*, unavailable, renamed: "subscribe(onError:)")
  public func observeFailed(_ action: @escaping (any Error) -> Void) -> any Disposable {
    unreachable()
  }

  /// ReactiveSwift’s `observeResult(_:)`.
  @available(*, unavailable, renamed: "subscribe(onNext:onError:)")
  public func observeResult(
    _ action: @escaping (Result<Element, any Error>) -> Void
  ) -> any Disposable { unreachable() }

  /// ReactiveSwift’s `observe(_:)`.
  @available(*, unavailable, renamed: "subscribe(onEvent:)")
  public func observe(_ action: @escaping (StreamEvent<Element>) -> Void) -> any Disposable {
    unreachable()
  }

  /// ReactiveSwift’s `start(_:)`.
  @available(*, unavailable, renamed: "subscribe(onEvent:)")
  public func start(_ action: @escaping (StreamEvent<Element>) -> Void) -> any Disposable {
    unreachable()
  }
}

extension EventStream where Element == Bool {
  /// ReactiveSwift’s `negate()`.
  @available(*, unavailable, message: "Write map { !$0 }.")
  public func negate() -> EventStream { unreachable() }

  /// ReactiveSwift’s `and(_:)`.
  @available(*, unavailable, message: "Write EventStream.combineLatest(a, b) { $0 && $1 }.")
  public func and(_ other: EventStream) -> EventStream { unreachable() }

  /// ReactiveSwift’s `or(_:)`.
  @available(*, unavailable, message: "Write EventStream.combineLatest(a, b) { $0 || $1 }.")
  public func or(_ other: EventStream) -> EventStream { unreachable() }
}
