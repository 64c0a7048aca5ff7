extension EventStream {
  /// Subscribes for values only, as the last step of a chain.
  ///
  /// An error is written to standard error with the place of this call, as in
  /// ``subscribe(fileID:line:onNext:)``.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func bind(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Element) -> Void
  ) -> any Disposable {
    subscribe(fileID: fileID, line: line, onNext: onNext)
  }

  /// Calls the closure with an object, which is held weakly, and each value.
  ///
  /// The subscription ends when the object is gone.
  ///
  /// - Returns: The disposable that ends the subscription.
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
  /// - Returns: The disposable that ends the subscription.
  @MainActor
  public func bind(
    to binder: Binder<Element>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(to: binder, at: SourceSpot(fileID: fileID, line: line))
  }

  /// Sends all values to a relay, which the subscription retains.
  ///
  /// The stream's end is ignored, since a relay has none; an error is written to standard error.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func bind(
    to relay: BehaviorRelay<Element>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(at: SourceSpot(fileID: fileID, line: line), by: BindingSubscriber(relay.hub)) { value in
      relay.accept(value)
      return true
    }
  }

  /// Sends all values to a relay, which the subscription retains.
  ///
  /// The stream's end is ignored, since a relay has none; an error is written to standard error.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func bind(
    to relay: PublishRelay<Element>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(at: SourceSpot(fileID: fileID, line: line), by: BindingSubscriber(relay.hub)) { value in
      relay.accept(value)
      return true
    }
  }

  /// Sends all values to a relay, which the subscription retains.
  ///
  /// The stream's end is ignored, since a relay has none; an error is written to standard error.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func bind(
    to relay: ReplayRelay<Element>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(at: SourceSpot(fileID: fileID, line: line), by: BindingSubscriber(relay.hub)) { value in
      relay.accept(value)
      return true
    }
  }

  /// Binds to a binder of an optional.
  ///
  /// - Returns: The disposable that ends the subscription.
  @MainActor
  public func bind(
    to binder: Binder<Element?>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    map(Optional.some).bind(to: binder, fileID: fileID, line: line)
  }

  /// Sends all values to a relay of an optional, which the subscription retains; see the overload
  /// for a relay of plain values.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func bind(
    to relay: BehaviorRelay<Element?>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    map(Optional.some).bind(to: relay, fileID: fileID, line: line)
  }

  @MainActor
  func bind(to binder: Binder<Element>, at origin: SourceSpot) -> any Disposable {
    bind(at: origin, by: BindingSubscriber(binder.search), put: binder.put)
  }

  /// A subscription whose values reach hubs, which then count as derived from this stream's origins
  /// (rule 20 of <doc:TheRules>).
  private func bind(
    at origin: SourceSpot,
    by subscriber: BindingSubscriber,
    put: @escaping (Element) -> Bool
  ) -> any Disposable {
    let sink = EventSink<Element> { payload, signal in
      switch signal {
      case .next:
        if subscriber.isDone { return false }
        let value = payload.assumingMemoryBound(to: Element.self)
        let isThere =
          subscriber.isSearching
          ? subscriber.putFirst { put(value.pointee) } : put(value.pointee)
        if !isThere { subscriber.dispose() }
        return !subscriber.isDone
      case .end:
        subscriber.finish {
          if case .error(let error) = payload.assumingMemoryBound(to: StreamEnd.self).pointee {
            UnhandledStreamError.report(error, at: origin)
          }
        }
      case .wantsOrigins: return subscriber.wantsOrigins
      case .attach: subscriber.attach(payload.assumingMemoryBound(to: OriginLink.self).pointee)
      case .detach: subscriber.detach(payload.assumingMemoryBound(to: OriginLink.self).pointee)
      case .surroundings: break
      case .gone: subscriber.handle(payload, signal)
      case .describe: subscriber.describe(payload)
      }
      return false
    }
    subscriber.start(origin) { connect(sink) }
    subscriber.started()
    return subscriber
  }
}
