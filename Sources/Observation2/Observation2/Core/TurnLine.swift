/// The line in which endless sources wait for their turns.
///
/// A source that emits value after value as soon as it is subscribed to would keep an operator from
/// ever getting to its other sources. So while an operator connects to several streams, an endless
/// source emits one value and then waits in that operator's line. When all are connected, the
/// waiting sources emit one value each, in turn, until they are done or have no observer (rule 34 of
/// <doc:TheRules>).
///
/// A source finds the line through the operators below it (``Surroundings``). So the line costs nothing where there is
/// no endless source, and a subscription made in a user's closure does not wait in it.
final class TurnLine {
  @exclusivity(unchecked) private var waiting = Backlog<TurnTaker>()

  init() {}

  /// Gives a source its first turn at once, so that it keeps its place among the others.
  ///
  /// `turn` emits one value, and returns whether there are more. The link ends the source.
  func add(_ turn: @escaping () -> Bool) -> UpstreamLink {
    guard turn() else { return .none }
    let taker = TurnTaker(turn)
    waiting.append(taker)
    return UpstreamLink(taker)
  }

  /// Gives each source a turn, again and again, including those that are added during the run.
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

  /// Takes a turn, during which the source may be cancelled; returns whether there is another one.
  func takeTurn() -> Bool {
    guard let turn, turn() else { return false }
    return self.turn != nil
  }

  override func cancel(_ id: UInt32) {
    let ended = turn.take()
    extendLifetime(ended)
  }
}
