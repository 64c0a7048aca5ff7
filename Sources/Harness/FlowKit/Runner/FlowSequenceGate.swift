import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// Keeps back the flows of a folder's order behind one that has failed, where the folder's settings say so.
struct FlowSequenceGate {
  /// An order in one round and one variant.
  struct Run: Hashable {
    var sequence: Int
    var round: Int
    var variant: String?

    init?(_ play: FlowRunPlan.Play) {
      guard let sequence = play.sequence else { return nil }
      self.sequence = sequence
      round = play.round
      variant = play.variant?.name
    }
  }

  /// The reason of the flows that are kept back.
  static let reason = "a flow before them in their folder’s order has failed"

  private var broken: Set<Run> = []

  /// Returns a Boolean value that indicates whether a flow counts.
  func admits(_ play: FlowRunPlan.Play) -> Bool {
    Run(play).map { !broken.contains($0) } ?? true
  }

  /// Takes note of a result.
  mutating func note(_ play: FlowRunPlan.Play, passed: Bool) {
    if !passed, let run = Run(play) { broken.insert(run) }
  }
}
