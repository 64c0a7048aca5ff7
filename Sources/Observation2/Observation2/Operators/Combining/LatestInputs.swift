/// Puts a `combineLatest` together: its inputs are made one by one, then connected in that order.
@usableFromInline
final class LatestInputs {
  @usableFromInline let node: JoinNode
  @usableFromInline let tally = JoinTally()
  @exclusivity(unchecked) @usableFromInline var connections: [() -> Void] = []

  @inlinable
  init(_ sink: RawSink) {
    node = JoinNode(sink)
  }

  /// An input for a stream; made where the stream's type is known, so that it is compiled for it.
  @inlinable
  func add<Value>(_ stream: EventStream<Value>) -> JoinInput<Value> {
    let input = JoinInput<Value>()
    let (node, tally) = (node, tally)
    tally.enlist(input)
    connections.append { input.connect(to: stream, node, tally) }
    return input
  }

  /// Connects; `emit` passes the newest values on once all inputs have one.
  @usableFromInline
  func connect(_ emit: @escaping () throws -> Bool) -> UpstreamLink {
    node.configure(tally.inputs, emit: emit)
    if tally.inputs.isEmpty { node.finish(.completed) }
    return node.connect {
      for connect in connections { connect() }
    }
  }
}

extension JoinInput {
  /// The value that it gave last; to be read only once there is one.
  @inlinable var newest: Element { value.unsafelyUnwrapped }
}
