public import Observation2

// Relays and subjects are the sources that are objects; streams and drivers are values, and have operators.
extension EventStreamConvertible where Self: AnyObject {
  /// RxSwift’s `map(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> EventStream<Result>
  { unreachable() }

  /// RxSwift’s `filter(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> EventStream<Element> {
    unreachable()
  }

  /// RxSwift’s `compactMap(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> EventStream<Result> { unreachable() }

  /// RxSwift’s `flatMapLatest(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func flatMapLatest<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> { unreachable() }

  /// RxSwift’s `flatMap(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> { unreachable() }

  /// RxSwift’s `withLatestFrom(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func withLatestFrom<Other: EventStreamConvertible>(
    _ other: Other
  ) -> EventStream<Other.Element> { unreachable() }

  /// RxSwift’s `distinctUntilChanged()`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func distinctUntilChanged() -> EventStream<Element> { unreachable() }

  /// RxSwift’s `skip(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func skip(_ count: Int) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `take(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func take(_ count: Int) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `startWith(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func startWith(_ values: Element...) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `debounce(_:scheduler:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func debounce(_ dueTime: Duration, scheduler: any StreamScheduler) -> EventStream<Element>
  { unreachable() }

  /// RxSwift’s `subscribe(onNext:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func subscribe(onNext: @escaping (Element) -> Void) -> any Disposable { unreachable() }

  /// RxSwift’s `bind(onNext:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { unreachable() }

  /// RxSwift’s `bind(to:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func bind(to relay: some StreamRelay<Element>) -> any Disposable { unreachable() }

  /// RxSwift’s `share(replay:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func share(replay: Int = 0) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `asDriver(onErrorJustReturn:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  @MainActor
  public func asDriver(onErrorJustReturn value: Element) -> Driver<Element> { unreachable() }

  /// RxSwift’s `asSignal(onErrorJustReturn:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  @MainActor
  public func asSignal(onErrorJustReturn value: Element) -> Signal<Element> { unreachable() }
}
