public import Scenes

/// A log that also keeps the events that have reached the nodes of an app's screens.
///
/// A stage writes into it (``Stage/events``). Flows assert on it, and failure reports show its end. It keeps all named
/// events.
public final class StageEventLog: EventLog {
  /// An event of a node with its number among all.
  private typealias Numbered = (number: Int, event: ScreenNodeEvent)

  /// How many events of nodes are kept.
  private static let recent = 100

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
  public init() { super.init(keeping: .max) }

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
  public override func removeAll() {
    super.removeAll()
    counts = [:]
    latest = nil
    newestTouches = []
    newestSights = []
  }
}
