extension EventStream {
  /// A driver of this stream's values; after an error it emits `value` and completes.
  ///
  /// ```
  /// source                        --1--2--#
  /// asDriver(onErrorJustReturn:0) --1--2--0|
  /// ```
  @MainActor
  public func asDriver(onErrorJustReturn value: Element) -> Driver<Element> {
    asShared { _ in .just(value) }
  }

  /// A driver of this stream's values; after an error it continues with another driver.
  @MainActor
  public func asDriver(onErrorDriveWith fallback: Driver<Element>) -> Driver<Element> {
    asShared { _ in fallback.stream }
  }

  /// A driver of this stream's values; after an error it continues with the driver that the closure
  /// returns.
  @MainActor
  public func asDriver(
    onErrorRecover recover: @escaping (any Error) -> Driver<Element>
  ) -> Driver<Element> {
    asShared { recover($0).stream }
  }

  /// A signal of this stream's values; after an error it emits `value` and completes.
  @MainActor
  public func asSignal(onErrorJustReturn value: Element) -> Signal<Element> {
    asShared { _ in .just(value) }
  }

  /// A signal of this stream's values; after an error it continues with another signal.
  @MainActor
  public func asSignal(onErrorSignalWith fallback: Signal<Element>) -> Signal<Element> {
    asShared { _ in fallback.stream }
  }

  /// A signal of this stream's values; after an error it continues with the signal that the closure
  /// returns.
  @MainActor
  public func asSignal(
    onErrorRecover recover: @escaping (any Error) -> Signal<Element>
  ) -> Signal<Element> {
    asShared { recover($0).stream }
  }

  @MainActor
  private func asShared<Strategy>(
    _ recover: @escaping (any Error) -> EventStream
  ) -> SharedStream<Strategy, Element> {
    SharedStream(sharing: self.catch(recover).onMainActorOnly())
  }

  /// Stops the program when an event arrives off the main actor in a way that the compiler could
  /// not see.
  func onMainActorOnly() -> EventStream {
    let connect = connect
    return EventStream { sink in
      connect(
        EventSink { payload, signal in
          if signal == .next || signal == .end {
            StreamHub.checkMain()
          }
          return sink.raw.receive(payload, signal)
        }
      )
    }
  }
}

extension BehaviorRelay {
  /// A driver of the relay's value.
  ///
  /// It can't fail, so it needs no fallback.
  @MainActor
  public func asDriver() -> Driver<Element> {
    // Checked by the hub itself: most of what a screen shows comes through here.
    Driver(
      shared: EventStream { sink in
        self.with(HeldValueHub<Element>.self) { $0.observeOnMain(sink) }
      }
    )
  }
}

extension PublishRelay {
  /// A signal of the values that the relay passes on.
  ///
  /// It can't fail, so it needs no fallback.
  @MainActor
  public func asSignal() -> Signal<Element> {
    Signal(shared: asStream().onMainActorOnly())
  }
}

extension ReplayRelay {
  /// A driver of the values that the relay passes on, beginning with the newest that it has stored.
  ///
  /// It can't fail, so it needs no fallback. An observer that joins late receives the newest value, as from
  /// any driver, also if the relay stores none.
  @MainActor
  public func asDriver() -> Driver<Element> {
    let newest = EventStream<Element> { sink in
      self.with(ReplayHub<Element>.self) { $0.observeNewest(sink) }
    }
    return Driver(sharing: newest.onMainActorOnly())
  }

  /// A signal of the values that the relay passes on from now on; those that it has stored are not repeated.
  @MainActor
  public func asSignal() -> Signal<Element> {
    let coming = EventStream<Element> { sink in
      self.with(ReplayHub<Element>.self) { $0.observe(sink) }
    }
    return Signal(shared: coming.onMainActorOnly())
  }
}

extension SharedStream {
  /// The same values as a driver: the newest one is replayed to observers that subscribe late.
  public func asDriver() -> Driver<Element> {
    Driver(sharing: stream)
  }

  /// The same values as a driver, beginning with `value`.
  public func asDriver(startingWith value: Element) -> Driver<Element> {
    Driver(sharing: stream.startWith(value))
  }

  /// The same values as a driver; `fallback` is never needed, since a signal can't fail.
  public func asDriver(onErrorDriveWith fallback: Driver<Element>) -> Driver<Element> {
    asDriver()
  }

  /// The same values as a driver; `value` is never needed, since a signal can't fail.
  public func asDriver(onErrorJustReturn value: Element) -> Driver<Element> {
    asDriver()
  }

  /// The same values as a signal: nothing is replayed to observers that subscribe late.
  public func asSignal() -> Signal<Element> {
    Signal(sharing: stream)
  }
}
