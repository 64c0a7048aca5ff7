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

  /// Answers a stage above that asks for its ``Surroundings``.
  final func tellSurroundings(_ payload: UnsafeRawPointer, below sink: RawSink) -> Bool {
    if sink.receive(payload, .surroundings) { return true }
    guard let turns else { return false }
    Surroundings.update(payload) { $0.turns = turns }
    return true
  }
}
