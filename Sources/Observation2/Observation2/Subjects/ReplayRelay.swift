/// Passes values on, and repeats the newest ones to whoever observes it.
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
  ///   - bufferSize: How many values are kept.
  ///   - isolation: The domain that it belongs to; by default the caller's.
  /// - Precondition: `bufferSize` is not negative.
  public init(bufferSize: Int, isolation: (any Actor)? = #isolation) {
    precondition(bufferSize >= 0, "ReplayRelay: bufferSize is \(bufferSize), must not be negative")
    super.init(ReplayHub<Element>(limit: bufferSize), isolation)
  }

  /// Keeps a value and tells everyone.
  public func accept(_ value: Element) {
    with(ReplayHub<Element>.self) { $0.send(value) }
  }

  /// The stream of the values kept and what is accepted after them.
  public func asStream() -> EventStream<Element> {
    EventStream { sink in self.with(ReplayHub<Element>.self) { $0.observeBuffer(sink) } }
  }
}
