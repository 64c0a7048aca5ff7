/// Events that wait for the end of the send that is under way.
///
/// The wave that caused an event continues until the event has had its turn, so that joins that
/// know both do not combine the origin's new value with a result of the old one (rule 20 of
/// <doc:TheRules>).
@usableFromInline
final class EventQueue<Element> {
  @usableFromInline typealias Item = (event: StreamEvent<Element>, cause: Wave?)

  /// Events that have been taken out are `nil`, so that none is retained longer than necessary.
  @exclusivity(unchecked) private var events: [Item?] = []
  @exclusivity(unchecked) private var first = 0
  /// Whether an end is queued: nothing can follow it.
  @exclusivity(unchecked) private var isClosed = false

  @usableFromInline
  init() {}

  @usableFromInline
  func append(_ event: StreamEvent<Element>, causedBy cause: Wave?) {
    if isClosed { return }
    cause?.begin()
    isClosed = event.isTerminal
    if first > 64, first > events.count / 2 {
      events.removeFirst(first)
      first = 0
    }
    events.append((event, cause))
  }

  /// Removes the next event; returns it with the wave to be ended after it.
  @usableFromInline
  func popFirst() -> Item? {
    guard first < events.count else {
      events.removeAll(keepingCapacity: events.count < 64)
      first = 0
      return nil
    }
    var item: Item?
    swap(&item, &events[first])
    first += 1
    return item
  }

  /// The newest queued value.
  @usableFromInline var lastValue: Element? {
    for item in events[first...].reversed() {
      if case .next(let value)? = item?.event { return value }
    }
    return nil
  }
}
