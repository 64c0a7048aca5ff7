public import Scenes

/// A log of an app: named events, such as a view's delegate calls and analytics, and the events that have reached the
/// nodes of its screens.
///
/// Scenes receive it from their builders, and a stage writes into it (``Stage/events``). Flows assert
/// on it, and failure reports show its end.
@MainActor
public final class EventLog {
  /// One named event.
  public struct Event: Equatable, Sendable {
    /// The event's name, such as `kaimonoCartViewDidTapOrderButton`.
    public let name: String
    /// The event's values by name.
    public let values: [String: String]
  }

  /// An event of a node with its number among all.
  private typealias Numbered = (number: Int, event: ScreenNodeEvent)

  /// How many events of nodes are kept.
  private static let recent = 100

  /// All named events since the start or the last ``removeAll()``, the oldest first.
  public private(set) var events: [Event] = []
  /// How often each event has reached the nodes of each identifier; nodes without one are not in it.
  public var reached: [String: [ScreenEventName: Int]] {
    countLatest()
    return counts
  }
  // Unchecked, these: each is read and changed in single steps, and releases nothing but values.

  @exclusivity(unchecked) private var counts: [String: [ScreenEventName: Int]] = [:]
  /// How often the latest event has reached its identifier without another between, not in ``counts`` yet:
  /// most events come several times, such as those of typing.
  @exclusivity(unchecked) private var latest:
    (identifier: String, event: ScreenEventName, count: Int)?
  /// The newest events that a person has caused.
  @exclusivity(unchecked) private var newestTouches: [Numbered] = []
  /// The newest events that a change of the visible part has caused.
  @exclusivity(unchecked) private var newestSights: [Numbered] = []
  /// The number of the last event.
  @exclusivity(unchecked) private var number = 0

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

  /// Notes an event that has reached a node.
  ///
  /// - Complexity: O(1) on average, and no memory beyond the last hundreds of events and one count for each
  ///   identifier and event.
  public func record(_ event: ScreenNodeEvent) {
    if let identifier = event.look.identifier { count(event.event.name, on: identifier) }
    number += 1
    switch event.event {
    case .appear, .disappear, .scrolled: Self.append((number, event), to: &newestSights)
    default: Self.append((number, event), to: &newestTouches)
    }
  }

  private static func append(_ event: Numbered, to events: inout [Numbered]) {
    if events.count == 2 * recent { events.removeFirst(recent) }
    events.append(event)
  }

  private func count(_ event: ScreenEventName, on identifier: String) {
    if latest?.event == event, latest?.identifier == identifier {
      latest?.count += 1
    } else {
      countLatest()
      latest = (identifier, event, 1)
    }
  }

  private func countLatest() {
    guard let (identifier, event, count) = latest else { return }
    counts[identifier, default: [:]][event, default: 0] += count
    latest = nil
  }

  /// The last hundred events that have reached nodes, the oldest first.
  public var nodeEvents: [ScreenNodeEvent] {
    (newestTouches.suffix(Self.recent) + newestSights.suffix(Self.recent))
      .sorted { $0.number < $1.number }
      .suffix(Self.recent)
      .map(\.event)
  }

  /// The last hundred of them that a person has done, without scrolls, the oldest first.
  package var touches: [ScreenNodeEvent] { newestTouches.suffix(Self.recent).map(\.event) }

  /// Returns how often an event has reached the nodes of an identifier.
  ///
  /// ```swift
  /// #expect(stage.events.count(of: .tap, on: "order-button") == 1)
  /// ```
  public func count(of event: ScreenEventName, on identifier: String) -> Int {
    reached[identifier]?[event] ?? 0
  }

  /// Removes all entries.
  public func removeAll() {
    events = []
    counts = [:]
    latest = nil
    newestTouches = []
    newestSights = []
  }
}
