/// Holds a value and sends each new one to all observers.
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
/// delivered after it (rule 3 of <doc:TheRules>).
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

  /// Stores a value and sends it to all observers.
  @inlinable
  public func accept(_ value: Element) {
    with(HeldValueHub<Element>.self) { $0.send(value) }
  }

  /// The stream of the current value and of those accepted after it.
  @inlinable
  public func asStream() -> EventStream<Element> {
    EventStream { sink in self.with(HeldValueHub<Element>.self) { $0.observeHeld(sink) } }
  }
}
