extension EventStream {
  /// Creates a stream by hand: `subscribe` is called for each subscription, with the observer to
  /// send events to.
  ///
  /// ```
  /// create { $0.onNext(1); $0.onCompleted() }   1|
  /// ```
  ///
  /// The disposable that it returns is disposed of when the stream ends or nobody listens any more.
  ///
  /// - Parameter subscribe: Starts producing; may send events before it returns.
  /// - Returns: A stream that calls `subscribe` anew for each subscription.
  public static func create(
    _ subscribe: @escaping (StreamObserver<Element>) -> any Disposable
  ) -> EventStream {
    EventStream { sink in
      let observer = StreamObserver(sink)
      observer.keep(subscribe(observer))
      return observer.isOver ? .none : .owned(ObserverLink(observer))
    }
  }
}

/// Stops the producer of an observer's events.
///
/// The subscription below retains it, and through it the observer and the source, until one of them
/// ends it: as in Rx, the subscription keeps such a stream alive.
private final class ObserverLink<Element>: Disposable {
  private let observer: StreamObserver<Element>

  init(_ observer: StreamObserver<Element>) {
    self.observer = observer
  }

  func dispose() {
    observer.stop()
  }
}
