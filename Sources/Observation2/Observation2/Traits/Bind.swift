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
  public func bind<Relay: StreamRelay & BindableRelay>(
    to relay: Relay,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable where Relay.Element == Element {
    relay.bind(self, at: SourceSpot(fileID: fileID, line: line))
  }

  /// Binds to a binder of an optional.
  ///
  /// - Returns: The disposable that ends the subscription.
  @_disfavoredOverload
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
  @_disfavoredOverload
  public func bind<Relay: StreamRelay & BindableRelay>(
    to relay: Relay,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable where Relay.Element == Element? {
    map(Optional.some).bind(to: relay, fileID: fileID, line: line)
  }

  /// Inlined, so that the closure of a relay stays the only one on the way of a value.
  ///
  /// A value that comes back to the relay in a loop of bindings rests there if it is the newest one
  /// (``EventHub/rests(_:)``).
  @inline(__always)
  func bind(
    into relay: HubOwner,
    at origin: SourceSpot,
    accept: @escaping (Element) -> Void
  ) -> any Disposable {
    let binding = BindingSubscriber(origin, to: relay.hub) { target, payload in
      let value = payload.assumingMemoryBound(to: Element.self)
      let hub = unsafeDowncast(target, to: EventHub<Element>.self)
      if hub.isSending, hub.rests(value.pointee) { return }
      accept(value.pointee)
    }
    binding.start(self)
    return binding
  }

  @MainActor
  func bind(to binder: Binder<Element>, at origin: SourceSpot) -> any Disposable {
    var binding = BindingSubscriber(origin, to: binder)
    binding.start(self)
    // Asked before the call, which may retain it.
    let isAlone = isKnownUniquelyReferenced(&binding)
    binding.settle(isAlone: isAlone)
    return binding
  }
}
