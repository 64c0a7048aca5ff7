/// Puts a `zip` together: its inputs are made one by one, then connected in that order.
@usableFromInline
final class ZipInputs {
  @exclusivity(unchecked) @usableFromInline var lines: [ZipLine] = []
  @exclusivity(unchecked) @usableFromInline var connections: [(ZipNode) -> Void] = []

  @inlinable
  init() {}

  /// An input for a stream; made where the stream's type is known, so that it is compiled for it.
  @inlinable
  func add<Value>(_ stream: EventStream<Value>) -> ZipInput<Value> {
    let input = ZipInput<Value>()
    lines.append(input)
    connections.append { input.connect(to: stream, $0) }
    return input
  }

  /// Connects; `emit` passes on what it takes from each input once something waits in all of them.
  @usableFromInline
  func connect(
    _ sink: RawSink,
    _ emit: @escaping (ZipNode) throws -> Bool
  ) -> UpstreamLink {
    let node = ZipNode(sink, lines)
    node.configure(emit)
    node.takingTurns {
      for connect in connections { connect(node) }
    }
    return node.isOver ? .none : UpstreamLink(node)
  }
}
