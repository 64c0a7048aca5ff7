/// Events that wait for the end of the send that is under way.
///
/// The wave that has brought one goes on until the event has had its turn, so that joins which know
/// both do not combine the origin's new value with what was made of the old one (SEMANTICS 20).
@usableFromInline
final class EventQueue<Element> {
  @usableFromInline typealias Item = (event: StreamEvent<Element>, cause: Wave?)

  @exclusivity(unchecked) private var events = Backlog<Item>()
  /// An end is in line: nothing can follow it.
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

  /// The next event, and the wave to be ended after it.
  @usableFromInline
  func popFirst() -> Item? { events.popFirst() }

  /// The newest value in line.
  @usableFromInline var lastValue: Element? {
    for (event, _) in events.reversed() {
      if case .next(let value) = event { return value }
    }
    return nil
  }
}
