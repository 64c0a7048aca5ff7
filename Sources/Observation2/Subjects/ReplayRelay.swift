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
public final class ReplayRelay<Element>: ReplayHub<Element>, EventStreamConvertible {
  /// Creates a relay that keeps the newest `bufferSize` values.
  ///
  /// - Precondition: `bufferSize` is not negative.
  public init(bufferSize: Int) {
    precondition(bufferSize >= 0, "ReplayRelay: bufferSize is \(bufferSize), must not be negative")
    super.init(limit: bufferSize)
  }

  /// Keeps a value and tells everyone.
  public func accept(_ value: Element) {
    send(value)
  }

  /// The stream of the values kept and what is accepted after them.
  public func asStream() -> EventStream<Element> {
    EventStream { self.observeBuffer($0) }
  }
}
