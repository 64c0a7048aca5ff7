/// What random fire has broken.
public struct FlowMonkeyBreak: Sendable {
  let script: MonkeyScript
  let steps: [MonkeyStep]
  /// The failures, beginning with the one that ended the round: an invariant that was broken, or what was
  /// left at the round's end.
  public let failures: [FlowFailure]

  /// The number of the round, from 1.
  public var round: Int { script.round }

  /// The text of a flow file that shows the same break, with the steps of the round.
  public var flow: String { script.text(of: steps) }
}
