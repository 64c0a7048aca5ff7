extension SharedStream where Strategy == NewestValueSharing {
  /// Calls the closure with the newest value, then with each new one.
  ///
  /// - Returns: The disposable that ends the subscription.
  @inlinable
  public func drive(
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
  public func drive<Target: AnyObject>(
    with target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Target, Element) -> Void
  ) -> any Disposable {
    observed.subscribe(with: target, fileID: fileID, line: line, onNext: onNext)
  }

  /// Calls a closure with an object, which is held weakly, for each value and for each end.
  ///
  /// The subscription ends when the object is gone, and nothing is called then.
  ///
  /// - Parameters:
  ///   - target: The object to pass.
  ///   - fileID: The file to name in ledgers; by default the caller's.
  ///   - line: The line in that file.
  ///   - onNext: Called with each value.
  ///   - onCompleted: Called on completion.
  ///   - onDisposed: Called once, last, when the subscription is over.
  /// - Returns: The disposable that ends the subscription.
  @_disfavoredOverload
  public func drive<Target: AnyObject>(
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
  public func drive(
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

  /// Drives a binder, such as `dataSource.rx[\.products]`.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func drive(
    _ binder: Binder<Element>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(binder, SourceSpot(fileID: fileID, line: line))
  }

  /// Drives a binder of an optional.
  ///
  /// - Returns: The disposable that ends the subscription.
  @_disfavoredOverload
  public func drive(
    _ binder: Binder<Element?>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    map(Optional.some).drive(binder, fileID: fileID, line: line)
  }

  /// Sends all values to a relay, which the subscription retains.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func drive<Relay: StreamRelay & BindableRelay>(
    _ relay: Relay,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable where Relay.Element == Element {
    observed.bind(to: relay, fileID: fileID, line: line)
  }

  /// Sends all values to a relay of an optional, which the subscription retains.
  ///
  /// - Returns: The disposable that ends the subscription.
  @_disfavoredOverload
  public func drive<Relay: StreamRelay & BindableRelay>(
    _ relay: Relay,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable where Relay.Element == Element? {
    observed.bind(to: relay, fileID: fileID, line: line)
  }
}
