/// Events that wait for the end of the send that is under way.
@usableFromInline
final class EventQueue<Element> {
  /// Those that have had their turn are `nil`, so that none is kept longer than it has to be.
  @exclusivity(unchecked) private var events: [StreamEvent<Element>?] = []
  @exclusivity(unchecked) private var first = 0
  /// An end is in line: nothing can follow it.
  @exclusivity(unchecked) private var isClosed = false

  @usableFromInline
  init() {}

  @usableFromInline
  func append(_ event: StreamEvent<Element>) {
    if isClosed { return }
    isClosed = event.isTerminal
    if first > 64, first > events.count / 2 {
      events.removeFirst(first)
      first = 0
    }
    events.append(event)
  }

  @usableFromInline
  func popFirst() -> StreamEvent<Element>? {
    guard first < events.count else {
      events.removeAll(keepingCapacity: events.count < 64)
      first = 0
      return nil
    }
    var event: StreamEvent<Element>?
    swap(&event, &events[first])
    first += 1
    return event
  }

  /// The newest value in line.
  @usableFromInline var lastValue: Element? {
    for event in events[first...].reversed() {
      if case .next(let value)? = event { return value }
    }
    return nil
  }
}
