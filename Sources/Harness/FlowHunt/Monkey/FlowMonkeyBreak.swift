public import FlowEngine
import FlowFormat
import FlowReports

/// A break that random fire has found, and the shortest steps that show it.
public struct FlowMonkeyBreak: Sendable {
  /// The number of the round, from 1.
  public let round: Int
  /// The failures of the shortest flow, beginning with the one that ends it: an invariant that is broken, or a leak at
  /// its end.
  public let failures: [FlowFailure]
  /// The text of a flow file with the fewest steps that were found to show it.
  public let flow: String
  /// The text of a flow file with all steps of the round.
  public let wholeFlow: String
  /// How often steps were played to find the shortest.
  public let replays: Int

  /// How many steps the round and the shortest flow have.
  let wholeCount: Int
  package let count: Int

  /// Looks for the shortest steps.
  ///
  /// - Parameters:
  ///   - steps: The steps of the round.
  ///   - failures: The failures that they have caused; there is at least one.
  ///   - script: The file of the round.
  ///   - round: Its number.
  ///   - player: The player of the steps.
  @MainActor
  package init(
    of steps: [MonkeyStep],
    _ failures: [FlowFailure],
    in script: MonkeyScript,
    round: Int,
    with player: FlowPlayer
  ) async {
    self.round = round
    wholeFlow = script.text(of: steps)
    wholeCount = steps.count
    let replay = StepReplay(player, script)
    var shrinker = FlowShrinker(BreakKind(failures[0])) { await replay.play($0) }
    let short = await shrinker.shortest(of: steps)
    let again = await replay.play(short ?? steps)
    replays = shrinker.replays
    count = (short ?? steps).count
    self.failures = again.failures.isEmpty ? failures : again.failures
    let words = "The shortest steps that show what round \(round) at random has broken."
    flow = short.map { script.saying(words).text(of: $0) } ?? wholeFlow
  }
}
