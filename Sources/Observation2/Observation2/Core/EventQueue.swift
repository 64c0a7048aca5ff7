/// Events that wait for the end of the send that is under way.
///
/// The wave that caused an event continues until the event has had its turn. So joins that know both do not
/// combine the origin's new value with a result of the old one (rule 20 of <doc:TheRules>).
@usableFromInline
final class EventQueue<Element> {
  @usableFromInline typealias Item = (event: StreamEvent<Element>, cause: Wave?)

  @exclusivity(unchecked) private var events = Backlog<Item>()
  /// `true` once an end is queued: nothing can follow it.
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

  /// The value that was removed last, until the hub's turns are over.
  @exclusivity(unchecked) private(set) var lastPopped: Element?

  /// Removes the next event; returns it with the wave to be ended after it.
  @usableFromInline
  func popFirst() -> Item? {
    guard let item = events.popFirst() else { return nil }
    guard case .next(let value) = item.event else { return item }
    let former = exchange(&lastPopped, with: .some(value))
    return withExtendedLifetime(former) { item }
  }

  /// Forgets ``lastPopped``, and returns it for release.
  func forgetLast() -> Element? { lastPopped.take() }

  /// The newest queued value.
  @usableFromInline var lastValue: Element? {
    for (event, _) in events.reversed() {
      if case .next(let value) = event { return value }
    }
    return nil
  }
}
