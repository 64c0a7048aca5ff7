/// One source of a join that combines newest values, with the newest value of that source.
@usableFromInline
final class JoinInput<Element>: NodeInput {
  @exclusivity(unchecked) @usableFromInline var value: Element?
  @exclusivity(unchecked) @usableFromInline var index = 0

  @inlinable
  override init() {}

  /// Subscribes to its source, unless the join is over already.
  @inlinable
  func connect(to stream: EventStream<Element>, _ node: JoinNode, _ tally: JoinTally) {
    if node.isOver { return }
    start { stream.connect(receiver(node, tally)) }
  }

  /// Creates the sink to which the source delivers.
  @inlinable
  func receiver(_ node: JoinNode, _ tally: JoinTally) -> EventSink<Element> {
    EventSink { payload, signal in
      guard signal == .next else {
        return tally.signal(payload, signal, self, at: self.index, node)
      }
      // `false` only after this input has been stopped: the source then releases it without a
      // signal.
      if self.isOver || node.isOver { return !self.isOver }
      if case .none = self.value { tally.missing -= 1 }
      // Released when the value has been dealt with: its `deinit` may make another source send.
      let former = exchange(
        &self.value,
        with: .some(payload.assumingMemoryBound(to: Element.self).pointee)
      )
      if tally.missing == 0 { node.inputChanged(self.index) }
      return withExtendedLifetime(former) { !self.isOver }
    }
  }
}
