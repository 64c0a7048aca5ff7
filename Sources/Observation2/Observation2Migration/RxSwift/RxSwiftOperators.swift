public import Observation2

extension EventStreamConvertible {
  /// RxSwift’s `asObservable()`.
  @available(*, unavailable, renamed: "asStream()")
  public func asObservable() -> EventStream<Element> { unreachable() }

  /// RxSwift’s `asSingle()`.
  @available(*, unavailable, message: "Write asStream().single().")
  public func asSingle() -> EventStream<Element> { unreachable() }

  /// RxSwift’s `asMaybe()`.
  @available(*, unavailable, message: "Write asStream(), which may end without a value.")
  public func asMaybe() -> EventStream<Element> { unreachable() }

  /// RxSwift’s `asCompletable()`.
  @available(*, unavailable, message: "Write asStream().ignoreElements().")
  public func asCompletable() -> EventStream<Never> { unreachable() }

  /// RxSwift’s `asInfallible(onErrorJustReturn:)`.
  @available(
    *,
    unavailable,
    message: "Write asStream().asDriver(onErrorJustReturn:) or asSignal(onErrorJustReturn:)."
  )
  public func asInfallible(onErrorJustReturn value: Element) -> EventStream<Element> {
    unreachable()
  }
}

extension EventStream {
  /// RxSwift’s `takeLast(_:)`.
  @available(*, unavailable, renamed: "take(last:)")
  public func takeLast(_ count: Int) -> EventStream { unreachable() }

  /// RxSwift’s `element(at:)`.
  @available(*, unavailable, renamed: "elementAt(_:)")
  public func element(at index: Int) -> EventStream { unreachable() }

  /// RxSwift’s `takeWhile(_:)`.
  @available(*, unavailable, renamed: "take(while:)")
  public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> EventStream {
    unreachable()
  }

  /// RxSwift’s `takeUntil(_:)`.
  @available(*, unavailable, renamed: "take(until:)")
  public func takeUntil(_ trigger: some EventStreamConvertible) -> EventStream { unreachable() }

  /// RxSwift’s `take(_:scheduler:)`.
  @available(*, unavailable, renamed: "take(for:scheduler:)")
  public func take(_ duration: Duration, scheduler: any StreamScheduler) -> EventStream {
    unreachable()
  }

  /// RxSwift’s `skipWhile(_:)`.
  @available(*, unavailable, renamed: "skip(while:)")
  public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> EventStream {
    unreachable()
  }

  /// RxSwift’s `skipUntil(_:)`.
  @available(*, unavailable, renamed: "skip(until:)")
  public func skipUntil(_ trigger: some EventStreamConvertible) -> EventStream { unreachable() }

  /// RxSwift’s `skip(_:scheduler:)`.
  @available(*, unavailable, renamed: "skip(for:scheduler:)")
  public func skip(_ duration: Duration, scheduler: any StreamScheduler) -> EventStream {
    unreachable()
  }

  /// RxSwift’s `distinctUntilChanged(_:)`.
  @available(*, unavailable, renamed: "distinctUntilChanged(on:)")
  public func distinctUntilChanged<Key: Equatable>(
    _ keyOf: @escaping (Element) throws -> Key
  ) -> EventStream { unreachable() }

  /// RxSwift’s `distinctUntilChanged(at:)`.
  @available(*, unavailable, renamed: "distinctUntilChanged(on:)")
  public func distinctUntilChanged<Key: Equatable>(
    at property: KeyPath<Element, Key>
  ) -> EventStream { unreachable() }

  /// RxSwift’s `groupBy(keySelector:)`.
  @available(*, unavailable, renamed: "groupBy(_:)")
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> EventStream<GroupedStream<Key, Element>> { unreachable() }

  /// RxSwift’s `mapTo(_:)`.
  @available(*, unavailable, message: "Write map { _ in value }.")
  public func mapTo<Result>(_ value: Result) -> EventStream<Result> { unreachable() }

  /// RxSwift’s `withUnretained(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Subscribe with the object: subscribe(with:), bind(with:), drive(with:) or emit(with:)."
  )
  public func withUnretained<Target: AnyObject>(_ target: Target) -> EventStream<(Target, Element)>
  { unreachable() }

  /// RxSwift’s `shareReplay(_:)`.
  @available(*, unavailable, message: "Write share(replay: 1).")
  public func shareReplay(_ count: Int) -> EventStream { unreachable() }

  /// RxSwift’s `shareReplayLatestWhileConnected()`.
  @available(*, unavailable, message: "Write share(replay: 1).")
  public func shareReplayLatestWhileConnected() -> EventStream { unreachable() }
}

extension EventStream {
  /// RxSwift’s `retry(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Write retry(attempts: n), which counts the first attempt as Rx does; for Combine’s retry(n) that is retry(attempts: n + 1)."
  )
  public func retry(_ count: Int) -> EventStream { unreachable() }

  /// RxSwift’s `retryWhen(_:)`.
  @available(*, unavailable, renamed: "retry(when:)")
  public func retryWhen<Trigger: EventStreamConvertible>(
    _ handler: @escaping (EventStream<any Error>) -> Trigger
  ) -> EventStream { unreachable() }

  /// RxSwift’s `catchError(_:)`.
  @available(*, unavailable, renamed: "catch(_:)")
  public func catchError(_ handler: @escaping (any Error) throws -> EventStream) -> EventStream {
    unreachable()
  }

  /// RxSwift’s `catchErrorJustReturn(_:)`.
  @available(*, unavailable, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ value: Element) -> EventStream { unreachable() }

  /// RxSwift’s `catchErrorJustComplete()`.
  @available(*, unavailable, message: "Write catch { _ in .empty() }.")
  public func catchErrorJustComplete() -> EventStream { unreachable() }
}

extension EventStream {
  /// RxSwift’s `observe(on:)`.
  @available(
    *,
    unavailable,
    message:
      "A stream stays in its isolation domain: leave it out. StreamInlet, async functions and values lead from one to another."
  )
  public func observe(on scheduler: Any) -> EventStream { unreachable() }

  /// RxSwift’s `observeOn(_:)`.
  @available(
    *,
    unavailable,
    message:
      "A stream stays in its isolation domain: leave it out. StreamInlet, async functions and values lead from one to another."
  )
  public func observeOn(_ scheduler: Any) -> EventStream { unreachable() }

  /// RxSwift’s `subscribe(on:)`.
  @available(
    *,
    unavailable,
    message:
      "A stream stays in its isolation domain: leave it out. StreamInlet, async functions and values lead from one to another."
  )
  public func subscribe(on scheduler: Any) -> EventStream { unreachable() }

  /// RxSwift’s `subscribeOn(_:)`.
  @available(
    *,
    unavailable,
    message:
      "A stream stays in its isolation domain: leave it out. StreamInlet, async functions and values lead from one to another."
  )
  public func subscribeOn(_ scheduler: Any) -> EventStream { unreachable() }
}
