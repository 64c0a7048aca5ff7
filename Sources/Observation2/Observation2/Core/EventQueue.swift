/// Events that wait for the end of the send that is under way.
///
/// The wave that caused an event continues until the event has had its turn, so that joins that
/// know both do not combine the origin's new value with a result of the old one (rule 20 of
/// <doc:TheRules>).
@usableFromInline
final class EventQueue<Element> {
  @usableFromInline typealias Item = (event: StreamEvent<Element>, cause: Wave?)

  @exclusivity(unchecked) private var events = Backlog<Item>()
  /// Whether an end is queued: nothing can follow it.
  @exclusivity(unchecked) private var isClosed = false

  @usableFromInline
  init() {}

  @usableFromInline
  func append(_ event: StreamEvent<Element>, causedBy cause: Wave?) {
    if isClosed { return }
    cause?.begin()
    isClosed = event.isTerminal
    events.append((event, cause))
  }

  /// Removes the next event; returns it with the wave to be ended after it.
  @usableFromInline
  func popFirst() -> Item? { events.popFirst() }

  /// The newest queued value.
  @usableFromInline var lastValue: Element? {
    for (event, _) in events.reversed() {
      if case .next(let value) = event { return value }
    }
    return nil
  }
}
