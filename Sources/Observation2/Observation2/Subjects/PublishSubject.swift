/// A stream into which values are sent by hand.
///
/// It stores no values.
///
/// ```
/// sent        --a--b--c--|
/// observer 1  --a--b--c--|
/// observer 2       b--c--|
/// ```
///
/// An observer that subscribes after the end receives the end alone. A value sent during a send is
/// delivered after it, to all observers in the same order.
///
/// - Complexity: O(n) per send for n observers, without locking or retaining.
public final class PublishSubject<Element>: HubOwner, EventStreamConvertible {
  /// Creates a subject that nobody observes yet.
  ///
  /// - Parameter isolation: The domain that it belongs to; by default the caller's.
  @inlinable
  public init(isolation: (any Actor)? = #isolation) {
    super.init(EventHub<Element>(), isolation)
  }

  /// Sends a value to all current observers.
  @inlinable
  public func onNext(_ value: Element) {
    with(EventHub<Element>.self) { $0.pass(value) }
  }

  /// Fails; later events are ignored.
  public func onError(_ error: any Error) {
    with(EventHub<Element>.self) { $0.sendEnd(.error(error)) }
  }

  /// Completes; later events are ignored.
  public func onCompleted() {
    with(EventHub<Element>.self) { $0.sendEnd(.completed) }
  }

  /// Sends any event.
  public func on(_ event: StreamEvent<Element>) {
    switch event {
    case .next(let value): onNext(value)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  /// The stream of sent events.
  @inlinable
  public func asStream() -> EventStream<Element> {
    EventStream { sink in self.with(EventHub<Element>.self) { $0.observe(sink) } }
  }
}

extension PublishSubject where Element == Void {
  /// Sends an event without content to all current observers.
  @inlinable
  public func onNext() {
    onNext(())
  }
}
