extension EventStream {
  /// Subscribes for values only, as the last step of a chain that feeds something.
  ///
  /// An error is written to the standard error with the place of this call, as it is in
  /// ``subscribe(fileID:line:onNext:)``.
  ///
  /// - Returns: What ends the subscription.
  public func bind(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Element) -> Void
  ) -> any Disposable {
    subscribe(fileID: fileID, line: line, onNext: onNext)
  }

  /// Calls the closure with an object, which is held weakly, and each value.
  ///
  /// Ends when the object is gone.
  ///
  /// - Returns: What ends the subscription.
  public func bind<Target: AnyObject>(
    with target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Target, Element) -> Void
  ) -> any Disposable {
    subscribe(with: target, fileID: fileID, line: line, onNext: onNext)
  }

  /// Binds to a binder, such as `dataSource.rx[\.products]`.
  ///
  /// - Returns: What ends the subscription.
  @MainActor
  public func bind(
    to binder: Binder<Element>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(to: binder, at: SourceSpot(fileID: fileID, line: line))
  }

  /// Puts all values into a relay, which is kept alive by that.
  ///
  /// The stream's end is ignored, since a relay has none; an error is written to the standard
  /// error.
  ///
  /// - Returns: What ends the subscription.
  public func bind(
    to relay: BehaviorRelay<Element>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(at: SourceSpot(fileID: fileID, line: line), hub: relay) { value in
      relay.accept(value)
      return true
    }
  }

  /// Puts all values into a relay, which is kept alive by that.
  ///
  /// The stream's end is ignored, since a relay has none; an error is written to the standard
  /// error.
  ///
  /// - Returns: What ends the subscription.
  public func bind(
    to relay: PublishRelay<Element>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(at: SourceSpot(fileID: fileID, line: line), hub: relay) { value in
      relay.accept(value)
      return true
    }
  }

  /// Puts all values into a relay, which is kept alive by that.
  ///
  /// The stream's end is ignored, since a relay has none; an error is written to the standard
  /// error.
  ///
  /// - Returns: What ends the subscription.
  public func bind(
    to relay: ReplayRelay<Element>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(at: SourceSpot(fileID: fileID, line: line), hub: relay) { value in
      relay.accept(value)
      return true
    }
  }

  /// Binds to a binder of an optional.
  ///
  /// - Returns: What ends the subscription.
  @MainActor
  public func bind(
    to binder: Binder<Element?>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    map(Optional.some).bind(to: binder, fileID: fileID, line: line)
  }

  /// Puts all values into a relay of an optional, which is kept alive by that; see the relay of
  /// plain values.
  ///
  /// - Returns: What ends the subscription.
  public func bind(
    to relay: BehaviorRelay<Element?>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    map(Optional.some).bind(to: relay, fileID: fileID, line: line)
  }

  @MainActor
  func bind(to binder: Binder<Element>, at origin: SourceSpot) -> any Disposable {
    bind(at: origin, hub: binder.hub(), put: binder.put)
  }

  /// A subscription whose values end up in a hub, which then counts as derived from this stream's
  /// origins (SEMANTICS 20).
  private func bind(
    at origin: SourceSpot,
    hub: StreamHub?,
    put: @escaping (Element) -> Bool
  ) -> any Disposable {
    let subscriber = Subscriber()
    let sink = EventSink<Element> { [weak hub] payload, signal in
      switch signal {
      case .next:
        if subscriber.isDone { return false }
        if !put(payload.assumingMemoryBound(to: Element.self).pointee) { subscriber.dispose() }
        return !subscriber.isDone
      case .end:
        if subscriber.finish(),
          case .error(let error) = payload.assumingMemoryBound(to: StreamEnd.self).pointee
        {
          UnhandledError.report(error, at: origin)
        }
      case .wantsOrigins: return hub != nil
      case .attach:
        hub?.attachUpstream(payload.assumingMemoryBound(to: OriginLink.self).pointee)
      case .detach:
        hub?.detachUpstream(payload.assumingMemoryBound(to: OriginLink.self).pointee)
      case .surroundings: break
      case .gone: subscriber.handle(payload, signal)
      case .describe:
        let survey = payload.assumingMemoryBound(to: StreamSurvey.self).pointee
        if let hub { hub.describe(to: survey) } else { subscriber.handle(payload, signal) }
      }
      return false
    }
    subscriber.start(origin) { connect(sink) }
    return subscriber
  }
}
