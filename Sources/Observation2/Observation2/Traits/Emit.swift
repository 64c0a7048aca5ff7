extension SharedStream where Strategy == NoReplaySharing {
  /// Calls the closure with each value from now on.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func emit(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    onNext: @escaping (Element) -> Void = { _ in },
    onCompleted: @escaping () -> Void = {}
  ) -> any Disposable {
    observe(SourceSpot(fileID: fileID, line: line), onNext, onCompleted)
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
    stream.subscribe(with: target, fileID: fileID, line: line, onNext: onNext)
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
  public func emit(
    to binder: Binder<Element?>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    map(Optional.some).emit(to: binder, fileID: fileID, line: line)
  }

  /// Sends all values to a relay of an optional, which the subscription retains.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func emit(
    to relay: BehaviorRelay<Element?>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    stream.map(Optional.some).bind(to: relay, fileID: fileID, line: line)
  }

  /// Sends all values to a relay, which the subscription retains.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func emit(
    to relay: ReplayRelay<Element>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    stream.bind(to: relay, fileID: fileID, line: line)
  }

  /// Sends all values to a relay, which the subscription retains.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func emit(
    to relay: PublishRelay<Element>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    stream.bind(to: relay, fileID: fileID, line: line)
  }

  /// Sends all values to a relay, which the subscription retains.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func emit(
    to relay: BehaviorRelay<Element>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    stream.bind(to: relay, fileID: fileID, line: line)
  }
}

extension SharedStream {
  func observe(
    _ origin: SourceSpot,
    _ onNext: @escaping (Element) -> Void,
    _ onCompleted: @escaping () -> Void
  ) -> any Disposable {
    if !Domain.isOnMain {
      MainActor.shared.preconditionIsolated(
        "A Driver or Signal is observed on the main actor only."
      )
    }
    return stream.subscribe(at: origin, onNext: onNext, onEnd: { _ in onCompleted() })
  }

  func bind(_ binder: Binder<Element>, _ origin: SourceSpot) -> any Disposable {
    if !Domain.isOnMain {
      MainActor.shared.preconditionIsolated(
        "A Driver or Signal is bound on the main actor only."
      )
    }
    return stream.bind(to: binder, at: origin)
  }
}
