/// Where endless sources wait for their turns.
///
/// A source that gives value after value as soon as it is subscribed to would keep an operator from
/// ever getting to its other sources. So while an operator connects to several streams, an endless
/// source gives one value and then waits in that operator's line. When all are connected, those in
/// line give one value each, in turn, until they are done or nobody listens (rule 34 of
/// <doc:TheRules>).
///
/// The line is found by asking the stages below the source (``Surroundings``), so it costs nothing
/// where no endless source is, and a subscription made in somebody's closure is not drawn into it.
final class TurnLine {
  @exclusivity(unchecked) private var waiting = Backlog<TurnTaker>()

  init() {}

  /// Lets a source take its first turn at once, so that it keeps its place among the others.
  ///
  /// `turn` gives one value, and answers whether there is more to give. The link ends the source.
  func add(_ turn: @escaping () -> Bool) -> UpstreamLink {
    guard turn() else { return .none }
    let taker = TurnTaker(turn)
    waiting.append(taker)
    return UpstreamLink(taker)
  }

  /// Gives everybody a turn, again and again, also those who come meanwhile.
  func run() {
    while let taker = waiting.popFirst() {
      if taker.takeTurn() { waiting.append(taker) }
    }
  }
}

/// An endless source that waits for its turn.
private final class TurnTaker: StreamNode {
  @exclusivity(unchecked) private var turn: (() -> Bool)?

  init(_ turn: @escaping () -> Bool) {
    self.turn = turn
  }

  /// Answers whether it has another one; it may have been cancelled during this one.
  func takeTurn() -> Bool {
    guard let turn, turn() else { return false }
    return self.turn != nil
  }

  override func cancel(_ id: UInt32) {
    let ended = turn
    turn = nil
    _ = consume ended
  }
}
