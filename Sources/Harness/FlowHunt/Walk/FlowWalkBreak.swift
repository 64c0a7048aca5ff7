public import FlowEngine

/// A break that a random walk or an exploration has found, and the shortest steps that show it.
public struct FlowWalkBreak: Sendable {
  /// A sentence that describes the break.
  public let message: String
  /// The failures of the shortest flow, beginning with the one that ends it; empty if the flow was not played.
  public let failures: [FlowFailure]
  /// The text of a flow file with the fewest steps that were found to show it.
  public let flow: String
  /// The text of a flow file with all steps that have shown it.
  public let wholeFlow: String
  /// How many steps the shortest flow has.
  public let count: Int
  /// How often steps were played to find the shortest.
  public let replays: Int

  /// Looks for the shortest steps until it is interrupted.
  ///
  /// - Parameters:
  ///   - found: The break.
  ///   - script: The file of all the steps.
  ///   - words: The comment of the file with the shortest steps; `nil` for that of all the steps.
  ///   - player: The player of the steps.
  ///   - isInterrupted: Returns `true` to end the search.
  @MainActor
  package init(
    _ found: ExploreRecord.Break,
    in script: WalkScript = FlowExplorer.script,
    saying words: String? = nil,
    with player: FlowPlayer,
    isInterrupted: @escaping () -> Bool
  ) async {
    let replay = StepReplay(player, script, isInterrupted: isInterrupted)
    var shrinker = FlowShrinker(BreakKind(found.kind), isInterrupted: isInterrupted) {
      await replay.play($0)
    }
    let short = await shrinker.shortest(of: found.way)
    let steps = short ?? found.way
    failures = isInterrupted() ? [] : await replay.play(steps).failures
    message = failures.first?.message ?? found.message
    flow = (short == nil ? script : script.saying(words ?? script.comment)).text(of: steps)
    wholeFlow = script.text(of: found.way)
    (count, replays) = (steps.count, shrinker.replays)
  }

  /// A place that no way leads back from: the steps that lead there, and one back that is not possible.
  package init(_ trap: ExploreMoment) {
    let steps = trap.way + [.back]
    message = "From here, on \(trap.screen), nothing that a person does leads back to the root."
    flow = FlowExplorer.script.text(of: steps)
    (failures, wholeFlow, count, replays) = ([], flow, steps.count, 0)
  }
}
