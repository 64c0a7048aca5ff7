/// The operators of time and sharing, and the ways to observe, right on a connectable stream or a group.
///
/// The ``EventStream`` operators of the same names have the full documentation.
extension DirectStream {
  /// Emits a value when none has followed it for `dueTime`.
  public func debounce(
    _ dueTime: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream<Element> {
    asStream().debounce(dueTime, scheduler: scheduler, fileID: fileID, line: line)
  }

  /// Emits at most one value per `dueTime`.
  public func throttle(
    _ dueTime: Duration,
    latest: Bool = true,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream<Element> {
    asStream().throttle(
      dueTime,
      latest: latest,
      scheduler: scheduler,
      fileID: fileID,
      line: line
    )
  }

  /// Emits every event later.
  public func delay(
    _ dueTime: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream<Element> {
    asStream().delay(dueTime, scheduler: scheduler, fileID: fileID, line: line)
  }

  /// Lets all observers share one subscription.
  public func share(
    replay: Int = 0,
    scope: ShareScope = .whileConnected,
    isolation: (any Actor)? = #isolation
  ) -> EventStream<Element> {
    asStream().share(replay: replay, scope: scope, isolation: isolation)
  }

  /// Goes over to another stream when this one fails.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> EventStream<Element>
  ) -> EventStream<Element> {
    asStream().catch(handler)
  }

  /// Emits a value in place of an error, and completes.
  public func catchAndReturn(_ value: Element) -> EventStream<Element> {
    asStream().catchAndReturn(value)
  }

  /// Performs side effects.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil
  ) -> EventStream<Element> {
    asStream().do(onNext: onNext, onError: onError, onCompleted: onCompleted)
  }

  /// Subscribes with a closure for values alone.
  public func subscribe(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Element) -> Void
  ) -> any Disposable {
    asStream().subscribe(fileID: fileID, line: line, onNext: onNext)
  }

  /// Subscribes with a closure for each kind of event.
  @_disfavoredOverload
  public func subscribe(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Element) -> Void = { _ in },
    onError: ((any Error) -> Void)? = nil,
    onCompleted: @escaping () -> Void = {},
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asStream().subscribe(
      fileID: fileID,
      line: line,
      onNext: onNext,
      onError: onError,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
  }

  /// Subscribes with an object that is held weakly and passed to the closure.
  public func subscribe<Target: AnyObject>(
    with target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Target, Element) -> Void
  ) -> any Disposable {
    asStream().subscribe(with: target, fileID: fileID, line: line, onNext: onNext)
  }

  /// Binds the values to a relay.
  public func bind<Relay: StreamRelay & BindableRelay>(
    to relay: Relay,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable where Relay.Element == Element {
    asStream().bind(to: relay, fileID: fileID, line: line)
  }

  /// A driver that emits a value in place of an error.
  @MainActor
  public func asDriver(onErrorJustReturn value: Element) -> Driver<Element> {
    asStream().asDriver(onErrorJustReturn: value)
  }

  /// A signal that emits a value in place of an error.
  @MainActor
  public func asSignal(onErrorJustReturn value: Element) -> Signal<Element> {
    asStream().asSignal(onErrorJustReturn: value)
  }
}
