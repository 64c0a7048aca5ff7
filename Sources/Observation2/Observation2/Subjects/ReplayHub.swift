/// A hub that keeps the newest values and gives them to whoever joins, also after the end.
final class ReplayHub<Element>: EventHub<Element> {
  @exclusivity(unchecked) private var buffer: ReplayBuffer<Element>

  /// - Parameter limit: How many values are kept; all of them if `nil`.
  init(limit: Int?) {
    buffer = ReplayBuffer(limit: limit)
  }

  override func deliver(_ value: Element) {
    _ = buffer.add(value)
    super.deliver(value)
  }

  func send(_ value: Element) {
    guard begin(value) else { return }
    deliver(value)
    finish()
  }

  func observeBuffer(_ sink: EventSink<Element>) -> UpstreamLink {
    // As it is now: what is sent meanwhile comes afterwards.
    let memory = buffer
    if isEnded { return memory.replay(to: sink) ? observe(sink) : .none }
    return observe(sink) { memory.replay(to: $0) }
  }
}
