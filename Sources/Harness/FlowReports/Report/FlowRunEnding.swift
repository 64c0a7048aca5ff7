/// The plays that a run has left out, and the reason.
package struct FlowRunEnding: Equatable, Sendable {
  /// The plays that were not played, in the order of the plan.
  package var notPlayed: [FlowRunPlan.Play] = []
  /// Why; `nil` if everything was played.
  package var reason: String?

  package init(notPlayed: [FlowRunPlan.Play] = [], reason: String? = nil) {
    (self.notPlayed, self.reason) = (notPlayed, reason)
  }
}
