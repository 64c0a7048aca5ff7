/// Assembles a `zip`: creates its inputs one by one, then connects them in that order.
@usableFromInline
final class ZipInputs {
  @exclusivity(unchecked) @usableFromInline var lines: [ZipLine] = []
  @exclusivity(unchecked) @usableFromInline var connections: [(ZipNode) -> Void] = []

  @inlinable
  init() {}

  /// Creates an input for a stream; inlined, so that it is compiled for the stream's type.
  @inlinable
  func add<Value>(_ stream: EventStream<Value>) -> ZipInput<Value> {
    let input = ZipInput<Value>()
    lines.append(input)
    connections.append { input.connect(to: stream, $0) }
    return input
  }

  /// Connects; `emit` combines and emits a value of each input once all of them have one.
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
