/// A hub that keeps the newest values and gives them to whoever joins, also after the end.
final class ReplayHub<Element>: EventHub<Element> {
  @exclusivity(unchecked) private var buffer: [Element] = []
  private let limit: Int?

  /// - Parameter limit: How many values are kept; all of them if `nil`.
  init(limit: Int?) {
    self.limit = limit
  }

  override func deliver(_ value: Element) {
    remember(value)
    super.deliver(value)
  }

  func send(_ value: Element) {
    guard begin(value) else { return }
    deliver(value)
    finish()
  }

  func observeBuffer(_ sink: EventSink<Element>) -> UpstreamLink {
    let values = buffer
    if isEnded {
      for value in values {
        guard sink.next(value) else { return .none }
      }
      return observe(sink)
    }
    return observe(sink) { sink in
      for value in values {
        guard sink.next(value) else { return false }
      }
      return true
    }
  }

  private func remember(_ value: Element) {
    guard let limit else { return buffer.append(value) }
    guard limit > 0 else { return }
    if buffer.count == limit { buffer.removeFirst() }
    buffer.append(value)
  }
}
