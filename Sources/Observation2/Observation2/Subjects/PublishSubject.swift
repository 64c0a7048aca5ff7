/// A stream that values are sent into by hand.
///
/// It remembers nothing.
///
/// ```
/// sent        --a--b--c--|
/// observer 1  --a--b--c--|
/// observer 2       b--c--|
/// ```
///
/// An observer that comes after the end gets the end alone. A value sent during a send is delivered
/// after it, to everyone in the same order.
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

  /// Sends a value to everyone who observes now.
  @inlinable
  public func onNext(_ value: Element) {
    with(EventHub<Element>.self) { $0.pass(value) }
  }

  /// Fails; nothing can be sent any more.
  public func onError(_ error: any Error) {
    with(EventHub<Element>.self) { $0.sendEnd(.error(error)) }
  }

  /// Completes; nothing can be sent any more.
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

  /// The stream of what is sent.
  @inlinable
  public func asStream() -> EventStream<Element> {
    EventStream { sink in self.with(EventHub<Element>.self) { $0.observe(sink) } }
  }
}
