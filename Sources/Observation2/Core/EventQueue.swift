/// Events that wait for the end of the send that is under way.
@usableFromInline
final class EventQueue<Element> {
  @exclusivity(unchecked) private var events: [StreamEvent<Element>] = []
  @exclusivity(unchecked) private var first = 0

  @usableFromInline
  init() {}

  @usableFromInline
  func append(_ event: StreamEvent<Element>) {
    events.append(event)
  }

  @usableFromInline
  func popFirst() -> StreamEvent<Element>? {
    guard first < events.count else {
      events.removeAll(keepingCapacity: events.count < 64)
      first = 0
      return nil
    }
    defer { first += 1 }
    return events[first]
  }

  /// The newest value in line.
  @usableFromInline var lastValue: Element? {
    for event in events[first...].reversed() {
      if case .next(let value) = event { return value }
    }
    return nil
  }
}
