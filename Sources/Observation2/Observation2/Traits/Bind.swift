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
    bind(into: relay.hub, at: SourceSpot(fileID: fileID, line: line)) { relay.accept($0) }
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
    bind(into: relay.hub, at: SourceSpot(fileID: fileID, line: line)) { relay.accept($0) }
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
    bind(into: relay.hub, at: SourceSpot(fileID: fileID, line: line)) { relay.accept($0) }
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

  /// Inlined, so that the closure of a relay stays the only one on the way of a value.
  @inline(__always)
  private func bind(
    into hub: StreamHub,
    at origin: SourceSpot,
    accept: @escaping (Element) -> Void
  ) -> any Disposable {
    let binding = BindingSubscriber(origin, to: hub) { _, payload in
      accept(payload.assumingMemoryBound(to: Element.self).pointee)
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
