public import Observation2

// Operators of Combine right on a subject, a relay or another object that is no stream itself.

extension EventStreamConvertible where Self: AnyObject {
  /// Combine’s `eraseToAnyPublisher()`.
  @available(*, unavailable, renamed: "asStream()")
  public func eraseToAnyPublisher() -> EventStream<Element> { unreachable() }

  /// Combine’s `sink(receiveValue:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func sink(receiveValue: @escaping (Element) -> Void) -> any Disposable { unreachable() }

  /// Combine’s `sink(receiveCompletion:receiveValue:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<any Error>) -> Void,
    receiveValue: @escaping (Element) -> Void
  ) -> any Disposable { unreachable() }

  /// Combine’s `assign(to:on:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func assign<Root: AnyObject>(
    to property: ReferenceWritableKeyPath<Root, Element>,
    on root: Root
  ) -> any Disposable { unreachable() }

  /// Combine’s `receive(on:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func receive(on scheduler: Any) -> EventStream<Element> { unreachable() }

  /// Combine’s `debounce(for:scheduler:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func debounce(for interval: Duration, scheduler: Any) -> EventStream<Element> {
    unreachable()
  }

  /// Combine’s `debounce(for:scheduler:)`, with seconds as a number.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func debounce(for interval: Double, scheduler: Any) -> EventStream<Element> {
    unreachable()
  }

  /// Combine’s `throttle(for:scheduler:latest:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func throttle(for interval: Duration, scheduler: Any, latest: Bool) -> EventStream<Element>
  { unreachable() }

  /// Combine’s `throttle(for:scheduler:latest:)`, with seconds as a number.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func throttle(for interval: Double, scheduler: Any, latest: Bool) -> EventStream<Element> {
    unreachable()
  }

  /// Combine’s `delay(for:scheduler:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func delay(for interval: Duration, scheduler: Any) -> EventStream<Element> {
    unreachable()
  }

  /// Combine’s `combineLatest(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func combineLatest<Other: EventStreamConvertible>(
    _ other: Other
  ) -> EventStream<(Element, Other.Element)> { unreachable() }

  /// Combine’s `zip(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func zip<Other: EventStreamConvertible>(
    _ other: Other
  ) -> EventStream<(Element, Other.Element)> { unreachable() }

  /// Combine’s `merge(with:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func merge(with other: some EventStreamConvertible<Element>) -> EventStream<Element> {
    unreachable()
  }

  /// Combine’s `prefix(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func prefix(_ count: Int) -> EventStream<Element> { unreachable() }

  /// Combine’s `dropFirst(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func dropFirst(_ count: Int = 1) -> EventStream<Element> { unreachable() }

  /// Combine’s `prepend(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func prepend(_ values: Element...) -> EventStream<Element> { unreachable() }

  /// Combine’s `tryMap(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func tryMap<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> EventStream<Result> { unreachable() }

  /// Combine’s `replaceError(with:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func replaceError(with value: Element) -> EventStream<Element> { unreachable() }

  /// Combine’s `handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func handleEvents(
    receiveSubscription: ((Any) -> Void)? = nil,
    receiveOutput: ((Element) -> Void)? = nil,
    receiveCompletion: ((Any) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> EventStream<Element> { unreachable() }
}

extension EventStreamConvertible where Self: AnyObject, Element: Equatable {
  /// Combine’s `removeDuplicates()`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func removeDuplicates() -> EventStream<Element> { unreachable() }
}
