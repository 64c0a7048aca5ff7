import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// Plays a plan flow by flow in this process.
@MainActor
struct FlowRunner {
  /// The flows.
  let player: FlowPlayer
  /// The plays.
  let plan: FlowRunPlan
  /// When to stop.
  let limits: FlowRunLimits

  /// Plays.
  ///
  /// - Parameter ended: Takes each result, in the order of the plan.
  /// - Returns: The plays that were not played.
  func run(_ ended: (FlowReportEntry) -> Void) async -> FlowRunEnding {
    let flows = Dictionary(player.flows.map { (ExactText($0.file), $0) }) { first, _ in first }
    var gate = FlowSequenceGate()
    var kept: [FlowRunPlan.Play] = []
    for (place, play) in plan.plays.enumerated() {
      if let reason = limits.stop {
        return FlowRunEnding(notPlayed: kept + plan.plays[place...], reason: reason)
      }
      guard gate.admits(play) else {
        kept.append(play)
        continue
      }
      guard let flow = flows[ExactText(play.file)] else {
        preconditionFailure("planned: \(play.file)")
      }
      let entry = await player.entry(of: play, of: flow, within: limits)
      ended(entry)
      gate.note(play, passed: entry.passed)
      if limits.failsFast, !entry.passed {
        let left = kept + plan.plays[(place + 1)...]
        return FlowRunEnding(
          notPlayed: left,
          reason: left.isEmpty ? nil : FlowRunLimits.failureReason
        )
      }
    }
    return FlowRunEnding(notPlayed: kept, reason: kept.isEmpty ? nil : FlowSequenceGate.reason)
  }
}

extension FlowPlayer {
  /// Plays a flow as it is planned, and stops it when the time of the run is over.
  func entry(
    of play: FlowRunPlan.Play,
    of flow: Flow,
    within limits: FlowRunLimits
  ) async -> FlowReportEntry {
    let player = play.variant.map { on($0.environment) } ?? self
    return play.entry(of: await player.play(flow, within: limits))
  }
}
