/// A log of an app's named events: a view's delegate calls, and analytics.
///
/// Scenes receive it from their builders. An app forwards the events to its analytics, and a test asserts on them:
///
/// ```swift
/// let log = EventLog { analytics.track($0.name, $0.values) }
/// ```
@MainActor
open class EventLog {
  /// One named event.
  public struct Event: Equatable, Sendable {
    /// The event's name, such as `kaimonoCartViewDidTapOrderButton`.
    public let name: String
    /// The event's values by name.
    public let values: [String: String]
  }

  /// The newest named events since the start or the last ``removeAll()``, the oldest first.
  public private(set) var events: [Event] = []
  private let kept: Int
  private let forward: ((Event) -> Void)?

  /// Creates an empty log.
  ///
  /// - Parameters:
  ///   - count: How many of the newest events the log keeps at least. It never keeps more than twice as many.
  ///   - forward: Receives each event, in the order of the calls. The log keeps it.
  public init(keeping count: Int = 1_000, forwardingTo forward: ((Event) -> Void)? = nil) {
    kept = max(0, count)
    self.forward = forward
  }

  /// Appends an event.
  ///
  /// - Complexity: O(1) on average.
  public func record(_ name: String, _ values: [String: String] = [:]) {
    let event = Event(name: name, values: values)
    if events.count - kept >= kept { events.removeFirst(events.count - max(0, kept - 1)) }
    if kept > 0 { events.append(event) }
    forward?(event)
  }

  /// Appends an event named after the calling function, without its argument labels.
  public func recordCall(_ values: [String: String] = [:], function: String = #function) {
    record(String(function.prefix { $0 != "(" }), values)
  }

  /// Removes all entries.
  open func removeAll() {
    events = []
  }
}
