/// Passes values on to everyone who observes.
///
/// It remembers nothing and never ends.
///
/// ```
/// accepted    --a--b--c--
/// observer 1  --a--b--c--
/// observer 2       b--c--
/// ```
///
/// - Complexity: O(n) per value for n observers.
public final class PublishRelay<Element>: HubOwner, EventStreamConvertible {
  /// Creates a relay that nobody observes yet.
  ///
  /// - Parameter isolation: The domain that it belongs to; by default the caller's.
  @inlinable
  public init(isolation: (any Actor)? = #isolation) {
    super.init(EventHub<Element>(), isolation)
  }

  /// Tells everyone who observes now.
  @inlinable
  public func accept(_ value: Element) {
    with(EventHub<Element>.self) { $0.pass(value) }
  }

  /// The stream of what is accepted.
  @inlinable
  public func asStream() -> EventStream<Element> {
    EventStream { sink in self.with(EventHub<Element>.self) { $0.observe(sink) } }
  }
}

extension PublishRelay where Element == Void {
  /// Tells everyone who observes now.
  @inlinable
  public func accept() {
    accept(())
  }
}
