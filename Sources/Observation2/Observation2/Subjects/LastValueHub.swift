/// A hub that delivers its last value when it completes, and to observers that join later.
///
/// The hub holds the value, not its owner, so that the value is released in the hub's domain (rule
/// 32 of <doc:TheRules>).
final class LastValueHub<Element>: EventHub<Element> {
  @exclusivity(unchecked) private var last: Element?
  @exclusivity(unchecked) private var hasCompleted = false

  override init() {}

  func note(_ value: Element) {
    if isOver { return }
    extendLifetime(exchange(&last, with: .some(value)))
  }

  func fail(_ error: any Error) {
    if isOver { return }
    let dropped = last.take()
    sendEnd(.error(error))
    extendLifetime(dropped)
  }

  func complete() {
    if isOver { return }
    hasCompleted = true
    if let last { pass(last) }
    sendEnd(.completed)
  }

  func observeLast(_ sink: EventSink<Element>) -> UpstreamLink {
    if hasCompleted, let last, !sink.next(last) { return .none }
    return observe(sink)
  }

  private var isOver: Bool { hasCompleted || isEnded }
}
