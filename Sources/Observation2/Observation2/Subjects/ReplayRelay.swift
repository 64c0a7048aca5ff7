/// Passes values on, and replays the newest ones to each new observer.
///
/// It never ends.
///
/// ```
/// accepted         --a--b--c--
/// observer (of 2)           ~bc--
/// ```
///
/// - Complexity: O(n) per value for n observers, plus O(k) for a buffer of k values.
public final class ReplayRelay<Element>: HubOwner, EventStreamConvertible {
  /// Creates a relay that keeps the newest `bufferSize` values.
  ///
  /// - Parameters:
  ///   - bufferSize: The number of values to keep.
  ///   - isolation: The domain that it belongs to; by default the caller's.
  /// - Precondition: `bufferSize` is not negative.
  public init(bufferSize: Int, isolation: (any Actor)? = #isolation) {
    precondition(bufferSize >= 0, "ReplayRelay: bufferSize is \(bufferSize), must not be negative")
    super.init(ReplayHub<Element>(limit: bufferSize), isolation)
  }

  /// Stores a value and sends it to all observers.
  public func accept(_ value: Element) {
    with(ReplayHub<Element>.self) { $0.send(value) }
  }

  /// The stream of the stored values and of those accepted after them.
  public func asStream() -> EventStream<Element> {
    EventStream { sink in self.with(ReplayHub<Element>.self) { $0.observeBuffer(sink) } }
  }
}
