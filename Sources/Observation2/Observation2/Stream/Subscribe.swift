extension EventStream {
  /// Subscribes with a closure for values alone.
  ///
  /// An error is not swallowed: it is written to the standard error with the place of this call.
  ///
  /// - Returns: What ends the subscription. It does not end by letting go of it.
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
  ///   - fileID: The place that reports and ledgers name; by default this call's.
  ///   - line: The same.
  ///   - onNext: Called for each value.
  ///   - onError: Called when the stream fails. Without it an error is written to the standard
  ///     error with the place of this call.
  ///   - onCompleted: Called when the stream is over.
  /// - Returns: What ends the subscription.
  public func subscribe(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Element) -> Void = { _ in },
    onError: ((any Error) -> Void)?,
    onCompleted: @escaping () -> Void = {}
  ) -> any Disposable {
    let origin = SourceSpot(fileID: fileID, line: line)
    return subscribe(at: origin, onNext: onNext) { end in
      switch end {
      case .completed: onCompleted()
      case .error(let error):
        if let onError { onError(error) } else { UnhandledStreamError.report(error, at: origin) }
      }
    }
  }

  /// Subscribes with one closure for all events.
  ///
  /// Of a trailing closure that fits both, the one for values alone is meant.
  ///
  /// - Returns: What ends the subscription.
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

  /// Subscribes with an object that is held weakly and handed to the closure.
  ///
  /// Nothing is called once the object is gone, and the subscription ends with the next value.
  ///
  /// - Returns: What ends the subscription.
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

  /// The subscription all others are made of; it ends when `step` answers `false`.
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
        if subscriber.finish() { onEnd(payload.assumingMemoryBound(to: StreamEnd.self).pointee) }
      default: subscriber.handle(payload, signal)
      }
      return false
    }
    subscriber.start(origin) { connect(sink) }
    return subscriber
  }
}
