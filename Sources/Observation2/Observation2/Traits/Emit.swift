extension SharedStream where Strategy == NoReplaySharing {
  /// Calls the closure with each value from now on.
  ///
  /// - Returns: The disposable that ends the subscription.
  @inlinable
  public func emit(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Element) -> Void = { _ in },
    onCompleted: (() -> Void)? = nil
  ) -> any Disposable {
    requireMainActor()
    // Without the second closure, a subscription is one object.
    guard let onCompleted else {
      return stream.subscribe(fileID: fileID, line: line, onNext: onNext)
    }
    let origin = SourceSpot(fileID: fileID, line: line)
    return stream.subscribe(at: origin, onNext: onNext, onEnd: { _ in onCompleted() })
  }

  /// Calls the closure with an object, which is held weakly, and each value.
  ///
  /// The subscription ends when the object is gone.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func emit<Target: AnyObject>(
    with target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Target, Element) -> Void
  ) -> any Disposable {
    observed.subscribe(with: target, fileID: fileID, line: line, onNext: onNext)
  }

  /// Calls a closure with an object, which is held weakly, for each value and for each end; see
  /// ``drive(with:fileID:line:onNext:onCompleted:onDisposed:)``.
  ///
  /// - Returns: The disposable that ends the subscription.
  @_disfavoredOverload
  public func emit<Target: AnyObject>(
    with target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Target, Element) -> Void = { _, _ in },
    onCompleted: ((Target) -> Void)? = nil,
    onDisposed: ((Target) -> Void)? = nil
  ) -> any Disposable {
    let origin = SourceSpot(fileID: fileID, line: line)
    return observed.subscribe(with: target, at: origin, onNext, nil, onCompleted, onDisposed)
  }

  /// Calls a closure for each value, on completion, and when the subscription is over.
  ///
  /// - Returns: The disposable that ends the subscription.
  @_disfavoredOverload
  public func emit(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Element) -> Void = { _ in },
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    requireMainActor()
    let source = onDisposed.map { stream.do(onDispose: $0) } ?? stream
    return source.subscribe(
      at: SourceSpot(fileID: fileID, line: line),
      onNext: onNext,
      onEnd: { _ in onCompleted?() }
    )
  }

  /// Sends all values to a binder.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func emit(
    to binder: Binder<Element>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(binder, SourceSpot(fileID: fileID, line: line))
  }

  /// Sends all values to a binder of an optional.
  ///
  /// - Returns: The disposable that ends the subscription.
  @_disfavoredOverload
  public func emit(
    to binder: Binder<Element?>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    map(Optional.some).emit(to: binder, fileID: fileID, line: line)
  }

  /// Sends all values to a relay, which the subscription retains.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func emit<Relay: StreamRelay & BindableRelay>(
    to relay: Relay,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable where Relay.Element == Element {
    observed.bind(to: relay, fileID: fileID, line: line)
  }

  /// Sends all values to a relay of an optional, which the subscription retains.
  ///
  /// - Returns: The disposable that ends the subscription.
  @_disfavoredOverload
  public func emit<Relay: StreamRelay & BindableRelay>(
    to relay: Relay,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable where Relay.Element == Element? {
    observed.bind(to: relay, fileID: fileID, line: line)
  }
}

extension SharedStream {
  /// Stops the program off the main actor, where the compiler can't see it.
  @usableFromInline
  func requireMainActor() {
    if Domain.isOnMain { return }
    MainActor.shared.preconditionIsolated(
      "A Driver or Signal is observed on the main actor only."
    )
  }

  /// The stream for an observer, who subscribes on the main actor.
  var observed: EventStream<Element> {
    requireMainActor()
    return stream
  }

  func bind(_ binder: Binder<Element>, _ origin: SourceSpot) -> any Disposable {
    observed.bind(to: binder, at: origin)
  }
}
