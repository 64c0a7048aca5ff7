/// Plays a plan flow by flow in this process.
@MainActor
struct FlowRunner {
  /// The flows.
  let player: FlowPlayer
  /// What is played.
  let plan: FlowRunPlan
  /// When to stop.
  let limits: FlowRunLimits

  /// Plays.
  ///
  /// - Parameter ended: Takes each result, in the order of the plan.
  /// - Returns: What was not played.
  func run(_ ended: (FlowReportEntry) -> Void) async -> FlowRunEnding {
    let flows = Dictionary(player.flows.map { ($0.file, $0) }) { first, _ in first }
    for (place, play) in plan.plays.enumerated() {
      if limits.isTimeOver {
        return FlowRunEnding(notPlayed: Array(plan.plays[place...]), reason: limits.timeReason)
      }
      guard let flow = flows[play.file] else { preconditionFailure("planned: \(play.file)") }
      let entry = await player.entry(of: play, of: flow)
      ended(entry)
      if limits.failsFast, !entry.passed {
        return FlowRunEnding(
          notPlayed: Array(plan.plays[(place + 1)...]),
          reason: FlowRunLimits.failureReason
        )
      }
    }
    return FlowRunEnding()
  }
}

extension FlowPlayer {
  /// Plays a flow as it is planned.
  func entry(of play: FlowRunPlan.Play, of flow: Flow) async -> FlowReportEntry {
    let player = play.variant.map { on($0.environment) } ?? self
    return play.entry(of: await player.play(flow))
  }
}
