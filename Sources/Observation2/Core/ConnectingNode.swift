/// An operator that connects to several streams.
@usableFromInline
class ConnectingNode: StreamNode {
  /// There is one while the operator connects.
  @exclusivity(unchecked) private final var turns: TurnLine?

  @usableFromInline
  override init() {}

  /// Connects to the streams; endless ones among them take turns then (SEMANTICS 34).
  @usableFromInline
  final func takingTurns(_ connect: () -> Void) {
    let line = TurnLine()
    turns = line
    connect()
    line.run()
    turns = nil
  }

  /// Answers an endless source that asks for a line: the lowest operator's counts, since it is the
  /// last one to be connected.
  final func findTurns(_ payload: UnsafeRawPointer, below sink: RawSink) -> Bool {
    if sink.receive(payload, .turns) { return true }
    guard let turns else { return false }
    UnsafeMutableRawPointer(mutating: payload).assumingMemoryBound(to: TurnLine?.self).pointee =
      turns
    return true
  }
}
