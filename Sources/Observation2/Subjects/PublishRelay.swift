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
public final class PublishRelay<Element>: EventHub<Element>, EventStreamConvertible {
  /// Creates a relay that nobody observes yet.
  @inlinable
  public override init() {}

  /// Tells everyone who observes now.
  @inlinable
  public func accept(_ value: Element) {
    guard begin(value) else { return }
    withUnsafePointer(to: value) { walk(UnsafeRawPointer($0)) }
    finish()
  }

  /// The stream of what is accepted.
  @inlinable
  public func asStream() -> EventStream<Element> {
    EventStream { self.observe($0) }
  }
}

extension PublishRelay where Element == Void {
  /// Tells everyone who observes now.
  @inlinable
  public func accept() {
    accept(())
  }
}
