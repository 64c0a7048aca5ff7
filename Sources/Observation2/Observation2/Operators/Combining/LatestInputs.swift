/// Assembles a `combineLatest`: creates its inputs one by one, then connects them in that order.
@usableFromInline
final class LatestInputs {
  @usableFromInline let node: JoinNode
  @usableFromInline let tally = JoinTally()
  @exclusivity(unchecked) @usableFromInline var connections: [() -> Void] = []

  @inlinable
  init(_ sink: RawSink) {
    node = JoinNode(sink)
  }

  /// Creates an input for a stream; inlined, so that it is compiled for the stream's type.
  @inlinable
  func add<Value>(_ stream: EventStream<Value>) -> JoinInput<Value> {
    let input = JoinInput<Value>()
    let (node, tally) = (node, tally)
    tally.enlist(input)
    connections.append { input.connect(to: stream, node, tally) }
    return input
  }

  /// Connects; `emit` combines and emits the newest values once all inputs have one.
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
  /// The newest value of the source; to be read only once there is one.
  @inlinable var newest: Element { value.unsafelyUnwrapped }
}
