public import Observation2

extension EventStream {
  /// ReactiveSwift’s `combineLatest(with:)`.
  @available(*, unavailable, message: "Write EventStream.combineLatest(a, b).")
  public func combineLatest<Other: EventStreamConvertible>(
    with other: Other
  ) -> EventStream<(Element, Other.Element)> { unreachable() }

  /// ReactiveSwift’s `zip(with:)`.
  @available(*, unavailable, message: "Write EventStream.zip(a, b).")
  public func zip<Other: EventStreamConvertible>(
    with other: Other
  ) -> EventStream<(Element, Other.Element)> { unreachable() }

  /// ReactiveSwift’s `withLatest(from:)`.
  @available(*, unavailable, renamed: "withLatestFrom(_:transform:)")
  public func withLatest<Other: EventStreamConvertible>(
    from other: Other
  ) -> EventStream<(Element, Other.Element)> { unreachable() }

  /// ReactiveSwift’s `sample(with:)`.
  @available(
    *,
    unavailable,
    message: "Write sampler.withLatestFrom(source), from the side of the sampler."
  )
  public func sample<Other: EventStreamConvertible>(
    with sampler: Other
  ) -> EventStream<(Element, Other.Element)> { unreachable() }

  /// ReactiveSwift’s `sample(on:)`.
  @available(
    *,
    unavailable,
    message: "Write sampler.withLatestFrom(source), from the side of the sampler."
  )
  public func sample(on sampler: some EventStreamConvertible) -> EventStream { unreachable() }

  /// ReactiveSwift’s `debounce(_:on:)`.
  @available(*, unavailable, renamed: "debounce(_:scheduler:)")
  public func debounce(_ dueTime: Duration, on scheduler: any StreamScheduler) -> EventStream {
    unreachable()
  }

  /// ReactiveSwift’s `throttle(_:on:)`.
  @available(*, unavailable, renamed: "throttle(_:latest:scheduler:)")
  public func throttle(_ dueTime: Duration, on scheduler: any StreamScheduler) -> EventStream {
    unreachable()
  }

  /// ReactiveSwift’s `delay(_:on:)`.
  @available(*, unavailable, renamed: "delay(_:scheduler:)")
  public func delay(_ dueTime: Duration, on scheduler: any StreamScheduler) -> EventStream {
    unreachable()
  }

  /// ReactiveSwift’s `timeout(after:raising:on:)`.
  @available(*, unavailable, renamed: "timeout(_:scheduler:)")
  public func timeout(
    after dueTime: Duration,
    raising error: any Error,
    on scheduler: any StreamScheduler
  ) -> EventStream { unreachable() }

  /// ReactiveSwift’s `collect(every:on:)`.
  @available(*, unavailable, renamed: "buffer(timeSpan:count:scheduler:)")
  public func collect(
    every dueTime: Duration,
    on scheduler: any StreamScheduler
  ) -> EventStream<[Element]> { unreachable() }
}

extension EventStream {
  /// ReactiveSwift’s `observeValues(_:)`.
  @available(*, unavailable, renamed: "subscribe(onNext:)")
  public func observeValues(_ action: @escaping (Element) -> Void) -> any Disposable {
    unreachable()
  }

  /// ReactiveSwift’s `startWithValues(_:)`.
  @available(*, unavailable, renamed: "subscribe(onNext:)")
  public func startWithValues(_ action: @escaping (Element) -> Void) -> any Disposable {
    unreachable()
  }

  /// ReactiveSwift’s `startWithResult(_:)`.
  @available(*, unavailable, renamed: "subscribe(onNext:onError:)")
  public func startWithResult(
    _ action: @escaping (Result<Element, any Error>) -> Void
  ) -> any Disposable { unreachable() }

  /// ReactiveSwift’s `startWithCompleted(_:)`.
  @available(*, unavailable, renamed: "subscribe(onCompleted:)")
  public func startWithCompleted(_ action: @escaping () -> Void) -> any Disposable { unreachable() }

  /// ReactiveSwift’s `observeCompleted(_:)`.
  @available(*, unavailable, renamed: "subscribe(onCompleted:)")
  public func observeCompleted(_ action: @escaping () -> Void) -> any Disposable { unreachable() }

  /// ReactiveSwift’s `startWithFailed(_:)`.
  @available(*, unavailable, renamed: "subscribe(onError:)")
  public func startWithFailed(_ action: @escaping (any Error) -> Void) -> any Disposable {
    unreachable()
  }

  /// ReactiveSwift’s `start()`.
  @available(*, unavailable, renamed: "subscribe()")
  public func start() -> any Disposable { unreachable() }

  /// ReactiveSwift’s `start(on:)`.
  @available(
    *,
    unavailable,
    message:
      "A stream stays in its isolation domain: leave it out. StreamInlet, async functions and values lead from one to another."
  )
  public func start(on scheduler: Any) -> EventStream { unreachable() }
}
