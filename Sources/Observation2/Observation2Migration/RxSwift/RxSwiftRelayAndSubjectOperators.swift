public import Observation2

extension EventStreamConvertible where Self: AnyObject {
  /// RxSwift’s `scan(_:_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func scan<Result>(
    _ seed: Result,
    _ accumulate: @escaping (Result, Element) throws -> Result
  ) -> EventStream<Result> { unreachable() }

  /// RxSwift’s `do(onNext:onError:onCompleted:onSubscribe:onSubscribed:onDispose:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `debug(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func debug(_ identifier: String = "") -> EventStream<Element> { unreachable() }

  /// RxSwift’s `throttle(_:latest:scheduler:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func throttle(
    _ dueTime: Duration,
    latest: Bool = true,
    scheduler: Any
  ) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `delay(_:scheduler:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func delay(_ dueTime: Duration, scheduler: Any) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `timeout(_:scheduler:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func timeout(_ dueTime: Duration, scheduler: Any) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `observe(on:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func observe(on scheduler: Any) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `flatMapFirst(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func flatMapFirst<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> { unreachable() }

  /// RxSwift’s `concatMap(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func concatMap<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> { unreachable() }

  /// RxSwift’s `withLatestFrom(_:resultSelector:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func withLatestFrom<Other: EventStreamConvertible, Result>(
    _ other: Other,
    resultSelector: @escaping (Element, Other.Element) throws -> Result
  ) -> EventStream<Result> { unreachable() }

  /// RxSwift’s `distinctUntilChanged(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func distinctUntilChanged(
    _ areEqual: @escaping (Element, Element) throws -> Bool
  ) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `distinctUntilChanged(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func distinctUntilChanged<Key: Equatable>(
    _ keyOf: @escaping (Element) throws -> Key
  ) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `first()`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func first() -> EventStream<Element> { unreachable() }

  /// RxSwift’s `take(while:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func take(while predicate: @escaping (Element) throws -> Bool) -> EventStream<Element> {
    unreachable()
  }

  /// RxSwift’s `take(until:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func take(until trigger: some EventStreamConvertible) -> EventStream<Element> {
    unreachable()
  }

  /// RxSwift’s `skip(while:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> EventStream<Element> {
    unreachable()
  }

  /// RxSwift’s `skip(until:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func skip(until trigger: some EventStreamConvertible) -> EventStream<Element> {
    unreachable()
  }

  /// RxSwift’s `concat(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func concat(_ next: some EventStreamConvertible<Element>) -> EventStream<Element> {
    unreachable()
  }

  /// RxSwift’s `sample(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func sample(_ trigger: some EventStreamConvertible) -> EventStream<Element> {
    unreachable()
  }

  /// RxSwift’s `withUnretained(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func withUnretained<Target: AnyObject>(_ target: Target) -> EventStream<(Target, Element)>
  { unreachable() }
}
