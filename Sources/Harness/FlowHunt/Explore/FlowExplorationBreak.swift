package import FlowEngine
import FlowFormat
import FlowReports

/// Something that an exploration has found broken, and the shortest steps that show it.
public struct FlowExplorationBreak: Sendable {
  /// A sentence that describes the break.
  public let message: String
  /// The text of a flow file with the fewest steps that were found to show it.
  public let flow: String
  /// How many steps the flow has.
  public let count: Int
  /// How often steps were played to find the shortest.
  public let replays: Int

  /// Looks for the shortest steps until it is interrupted.
  @MainActor
  package init(
    _ found: ExploreRecord.Break,
    with player: FlowPlayer,
    isInterrupted: @escaping () -> Bool
  ) async {
    let replay = StepReplay(player, FlowExplorer.script, isInterrupted: isInterrupted)
    var shrinker = FlowShrinker(BreakKind(found.kind), isInterrupted: isInterrupted) {
      await replay.play($0)
    }
    let short = await shrinker.shortest(of: found.way) ?? found.way
    var message = found.message
    if !isInterrupted(), let failure = await replay.play(short).failures.first {
      message = failure.message
    }
    self.init(message, short, replays: shrinker.replays)
  }

  /// A place that no way leads back from: the steps that lead there, and one back that is not possible.
  package init(_ trap: ExploreMoment) {
    let back = MonkeyStep(.back, "back", arguments: [])
    let message = "From here, on \(trap.screen), nothing that a person does leads back to the root."
    self.init(message, trap.way + [back], replays: 0)
  }

  /// Takes steps that are not made shorter here.
  package init(_ message: String, _ steps: [MonkeyStep], replays: Int) {
    self.message = message
    flow = FlowExplorer.script.text(of: steps)
    count = steps.count
    self.replays = replays
  }
}
