public import Observation2

extension StreamSubject {
  /// RxSwift’s `map(_:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> EventStream<Result>
  { unreachable() }

  /// RxSwift’s `filter(_:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> EventStream<Element> {
    unreachable()
  }

  /// RxSwift’s `compactMap(_:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> EventStream<Result> { unreachable() }

  /// RxSwift’s `flatMapLatest(_:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func flatMapLatest<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> { unreachable() }

  /// RxSwift’s `flatMap(_:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> { unreachable() }

  /// RxSwift’s `withLatestFrom(_:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func withLatestFrom<Other: EventStreamConvertible>(
    _ other: Other
  ) -> EventStream<Other.Element> { unreachable() }

  /// RxSwift’s `distinctUntilChanged()`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func distinctUntilChanged() -> EventStream<Element> { unreachable() }

  /// RxSwift’s `skip(_:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func skip(_ count: Int) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `take(_:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func take(_ count: Int) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `startWith(_:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func startWith(_ values: Element...) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `debounce(_:scheduler:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func debounce(_ dueTime: Duration, scheduler: any StreamScheduler) -> EventStream<Element>
  { unreachable() }

  /// RxSwift’s `subscribe(onNext:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func subscribe(onNext: @escaping (Element) -> Void) -> any Disposable { unreachable() }

  /// RxSwift’s `bind(onNext:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { unreachable() }

  /// RxSwift’s `bind(to:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func bind(to relay: some StreamRelay<Element>) -> any Disposable { unreachable() }

  /// RxSwift’s `share(replay:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  public func share(replay: Int = 0) -> EventStream<Element> { unreachable() }

  /// RxSwift’s `asDriver(onErrorJustReturn:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  @MainActor
  public func asDriver(onErrorJustReturn value: Element) -> Driver<Element> { unreachable() }

  /// RxSwift’s `asSignal(onErrorJustReturn:)`.
  @available(
    *,
    unavailable,
    message: "A subject has no operators of its own: write asStream() first."
  )
  @MainActor
  public func asSignal(onErrorJustReturn value: Element) -> Signal<Element> { unreachable() }

  /// RxSwift’s `asObserver()`.
  @available(
    *,
    unavailable,
    message: "Hand the subject on itself, or the StreamObserver of EventStream.create(_:)."
  )
  public func asObserver() -> Self { unreachable() }
}
