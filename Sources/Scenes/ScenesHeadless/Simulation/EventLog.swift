import Scenes

/// What has happened in an app, by name: a view's delegate calls, analytics.
///
/// Handed to scenes by their builders. Flows assert on it, and failure reports show its end.
@MainActor
public final class EventLog {
  /// One thing that happened.
  public struct Event: Equatable, Sendable {
    /// Its name, such as `kaimonoCartViewDidTapOrderButton`.
    public let name: String
    /// What came with it.
    public let values: [String: String]
  }

  /// Everything since the start, the oldest first.
  public private(set) var events: [Event] = []

  /// Creates an empty log.
  public init() {}

  /// Enters an event.
  public func record(_ name: String, _ values: [String: String] = [:]) {
    events.append(Event(name: name, values: values))
  }

  /// Enters a call of the enclosing function: its name without its labels.
  public func recordCall(_ values: [String: String] = [:], function: String = #function) {
    record(String(function.prefix { $0 != "(" }), values)
  }

  /// Forgets everything.
  public func removeAll() {
    events = []
  }
}
