/// A hub that stores the newest values and replays them to each new observer, also after the end.
final class ReplayHub<Element>: EventHub<Element> {
  @exclusivity(unchecked) private var buffer: ReplayBuffer<Element>

  /// - Parameter limit: The number of values to store; all of them if `nil`.
  init(limit: Int?) {
    buffer = ReplayBuffer(limit: limit)
  }

  override func deliver(_ value: Element) {
    extendLifetime(buffer.add(value))
    super.deliver(value)
  }

  override var newestSent: Element? { queue?.lastValue ?? buffer.newest ?? super.newestSent }

  func send(_ value: Element) {
    guard begin(value) else { return }
    deliver(value)
    finish()
  }

  /// Adds an observer that receives the newest stored value alone.
  func observeNewest(_ sink: EventSink<Element>) -> UpstreamLink {
    let newest = buffer.newest
    return observe(sink) { sink in newest.map { sink.next($0) } ?? true }
  }

  func observeBuffer(_ sink: EventSink<Element>) -> UpstreamLink {
    // A copy, since values sent during the delivery are delivered afterwards.
    let memory = buffer
    if isEnded { return memory.replay(to: sink) ? observe(sink) : .none }
    return observe(sink) { memory.replay(to: $0) }
  }
}
