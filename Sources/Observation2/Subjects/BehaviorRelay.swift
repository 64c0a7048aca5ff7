/// Holds a value and tells everyone who observes of each new one.
///
/// It never ends.
///
/// ```
/// accepted    a--b--c--
/// observer 1  a--b--c--
/// observer 2     ~b-c--
/// ```
///
/// A value accepted while another one is being delivered counts as ``value`` at once, and is
/// delivered after it (SEMANTICS 3).
///
/// - Complexity: O(n) per value for n observers.
public final class BehaviorRelay<Element>: HeldValueHub<Element>, EventStreamConvertible {
  /// Creates a relay that holds `value`.
  @inlinable
  public init(value: Element) {
    super.init(value)
  }

  /// The newest value.
  @inlinable public var value: Element { newest }

  /// Holds a value and tells everyone.
  @inlinable
  public func accept(_ value: Element) {
    send(value)
  }

  /// The stream of the value held and what is accepted after it.
  @inlinable
  public func asStream() -> EventStream<Element> {
    EventStream { self.observeHeld($0) }
  }
}
