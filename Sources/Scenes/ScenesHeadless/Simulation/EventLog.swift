import Scenes

/// A log of named events in an app: a view's delegate calls, analytics.
///
/// Scenes receive it from their builders. Flows assert on it, and failure reports show its end.
@MainActor
public final class EventLog {
  /// One entry of the log.
  public struct Event: Equatable, Sendable {
    /// The event's name, such as `kaimonoCartViewDidTapOrderButton`.
    public let name: String
    /// The event's values by name.
    public let values: [String: String]
  }

  /// All entries since the start or the last ``removeAll()``, the oldest first.
  public private(set) var events: [Event] = []

  /// Creates an empty log.
  public init() {}

  /// Appends an event.
  public func record(_ name: String, _ values: [String: String] = [:]) {
    events.append(Event(name: name, values: values))
  }

  /// Appends an event named after the calling function, without its argument labels.
  public func recordCall(_ values: [String: String] = [:], function: String = #function) {
    record(String(function.prefix { $0 != "(" }), values)
  }

  /// Removes all entries.
  public func removeAll() {
    events = []
  }
}
