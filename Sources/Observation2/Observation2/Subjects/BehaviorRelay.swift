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
public final class BehaviorRelay<Element>: HubOwner, EventStreamConvertible {
  /// Creates a relay that holds `value`.
  ///
  /// - Parameters:
  ///   - value: The value to begin with.
  ///   - isolation: The domain that it belongs to; by default the caller's.
  @inlinable
  public init(value: Element, isolation: (any Actor)? = #isolation) {
    super.init(HeldValueHub(value), isolation)
  }

  /// The newest value.
  @inlinable public var value: Element { with(HeldValueHub<Element>.self) { $0.newest } }

  /// Holds a value and tells everyone.
  @inlinable
  public func accept(_ value: Element) {
    with(HeldValueHub<Element>.self) { $0.send(value) }
  }

  /// The stream of the value held and what is accepted after it.
  @inlinable
  public func asStream() -> EventStream<Element> {
    EventStream { sink in self.with(HeldValueHub<Element>.self) { $0.observeHeld(sink) } }
  }
}
