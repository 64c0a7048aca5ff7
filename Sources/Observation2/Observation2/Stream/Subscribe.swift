extension EventStream {
  /// Subscribes with a closure for values alone.
  ///
  /// An unhandled error is written to standard error, with the place of this call.
  ///
  /// - Returns: The disposable that ends the subscription. Releasing it does not end the
  ///   subscription.
  @inlinable
  public func subscribe(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Element) -> Void
  ) -> any Disposable {
    let subscriber = ValueSubscriber(SourceSpot(fileID: fileID, line: line), onNext)
    let sink = EventSink<Element> { subscriber.receive($0, $1) }
    subscriber.start(subscriber.origin) { connect(sink) }
    return subscriber
  }

  /// Subscribes with a closure for each kind of event.
  ///
  /// - Parameters:
  ///   - fileID: The file to name in reports and ledgers; by default the caller's.
  ///   - line: The line in that file.
  ///   - onNext: Called for each value.
  ///   - onError: Called when the stream fails. Without it an error is written to standard error,
  ///     with the place of this call.
  ///   - onCompleted: Called when the stream completes.
  ///   - onDisposed: Called once, last, when the subscription is over: with the stream, by `dispose()`, or
  ///     because the source has gone.
  /// - Returns: The disposable that ends the subscription.
  @_disfavoredOverload
  public func subscribe(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Element) -> Void = { _ in },
    onError: ((any Error) -> Void)? = nil,
    onCompleted: @escaping () -> Void = {},
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let origin = SourceSpot(fileID: fileID, line: line)
    return noting(onDisposed).subscribe(at: origin, onNext: onNext) { end in
      switch end {
      case .completed: onCompleted()
      case .error(let error):
        if let onError { onError(error) } else { UnhandledStreamError.report(error, at: origin) }
      }
    }
  }

  /// Subscribes with one closure for all events.
  ///
  /// A trailing closure that fits both overloads selects the one for values alone.
  ///
  /// - Returns: The disposable that ends the subscription.
  @_disfavoredOverload
  public func subscribe(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onEvent: @escaping (StreamEvent<Element>) -> Void
  ) -> any Disposable {
    subscribe(
      at: SourceSpot(fileID: fileID, line: line),
      onNext: { onEvent(.next($0)) },
      onEnd: { end in
        switch end {
        case .completed: onEvent(.completed)
        case .error(let error): onEvent(.error(error))
        }
      }
    )
  }

  /// Subscribes with an object that is held weakly and passed to the closure.
  ///
  /// Nothing is called once the object is gone, and the subscription ends with the next value.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func subscribe<Target: AnyObject>(
    with target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Target, Element) -> Void
  ) -> any Disposable {
    let origin = SourceSpot(fileID: fileID, line: line)
    return subscribe(
      at: origin,
      step: { [weak target] value in
        guard let target else { return false }
        onNext(target, value)
        return true
      },
      onEnd: { end in
        if case .error(let error) = end { UnhandledStreamError.report(error, at: origin) }
      }
    )
  }

  /// Subscribes with an object that is held weakly and passed to a closure for each kind of event.
  ///
  /// Nothing is called once the object is gone, and the subscription ends with the next value.
  ///
  /// - Parameters:
  ///   - target: The object to pass.
  ///   - fileID: The file to name in reports and ledgers; by default the caller's.
  ///   - line: The line in that file.
  ///   - onNext: Called with each value.
  ///   - onError: Called when the stream fails. Without it an error is written to standard error,
  ///     with the place of this call.
  ///   - onCompleted: Called when the stream completes.
  ///   - onDisposed: Called once, last, when the subscription is over.
  /// - Returns: The disposable that ends the subscription.
  @_disfavoredOverload
  public func subscribe<Target: AnyObject>(
    with target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Target, Element) -> Void = { _, _ in },
    onError: ((Target, any Error) -> Void)? = nil,
    onCompleted: ((Target) -> Void)? = nil,
    onDisposed: ((Target) -> Void)? = nil
  ) -> any Disposable {
    let origin = SourceSpot(fileID: fileID, line: line)
    return subscribe(with: target, at: origin, onNext, onError, onCompleted, onDisposed)
  }

  func subscribe<Target: AnyObject>(
    with target: Target,
    at origin: SourceSpot,
    _ onNext: @escaping (Target, Element) -> Void,
    _ onError: ((Target, any Error) -> Void)?,
    _ onCompleted: ((Target) -> Void)?,
    _ onDisposed: ((Target) -> Void)?
  ) -> any Disposable {
    let over: (() -> Void)? = onDisposed.map { onDisposed in
      { [weak target] in if let target { onDisposed(target) } }
    }
    return noting(over).subscribe(
      at: origin,
      step: { [weak target] value in
        guard let target else { return false }
        onNext(target, value)
        return true
      },
      onEnd: { [weak target] end in
        switch end {
        case .completed: if let target { onCompleted?(target) }
        case .error(let error):
          guard let onError else { return UnhandledStreamError.report(error, at: origin) }
          if let target { onError(target, error) }
        }
      }
    )
  }

  private func noting(_ onDisposed: (() -> Void)?) -> EventStream {
    onDisposed.map { self.do(onDispose: $0) } ?? self
  }

  @inlinable
  package func subscribe(
    at origin: SourceSpot,
    onNext: @escaping (Element) -> Void,
    onEnd: @escaping (StreamEnd) -> Void
  ) -> any Disposable {
    subscribe(
      at: origin,
      step: { value in
        onNext(value)
        return true
      },
      onEnd: onEnd
    )
  }

  /// The subscription that all others are built on; it ends when `step` returns `false`.
  @inlinable
  func subscribe(
    at origin: SourceSpot,
    step: @escaping (Element) -> Bool,
    onEnd: @escaping (StreamEnd) -> Void
  ) -> any Disposable {
    let subscriber = Subscriber()
    let sink = EventSink<Element> { payload, signal in
      switch signal {
      case .next:
        if subscriber.isDone { return false }
        if !step(payload.assumingMemoryBound(to: Element.self).pointee) { subscriber.dispose() }
        return !subscriber.isDone
      case .end:
        subscriber.finish { onEnd(payload.assumingMemoryBound(to: StreamEnd.self).pointee) }
      default: subscriber.handle(payload, signal)
      }
      return false
    }
    subscriber.start(origin) { connect(sink) }
    return subscriber
  }
}
