import Scenes
import ScenesHeadless

extension FlowRun {
  /// Checks what the app says has to hold at every moment, and that what scenes ask for leads somewhere; notes the
  /// first break as ``broken``.
  ///
  /// The report shows this moment, even if the step goes on. An invariant that is broken once is not
  /// checked again in this flow.
  ///
  /// - Parameter isStepOver: Whether those are checked that cost too much for every event.
  func checkInvariants(isStepOver: Bool) {
    guard checksInvariants, broken == nil, let stage else { return }
    for issue in stage.navigationIssues where lostWays.insert(issue).inserted {
      return note("\(issue)", .step)
    }
    for (index, invariant) in app.invariants.enumerated()
    where !brokenInvariants.contains(index) && (isStepOver || !invariant.isCostly) {
      guard let violation = invariant.violation(on: stage) else { continue }
      brokenInvariants.insert(index)
      return note(
        "The invariant “\(invariant.name)” of the feature “\(invariant.feature)” is broken: "
          + "\(violation).",
        .invariant
      )
    }
  }

  private func note(_ message: String, _ kind: FlowFailure.Kind) {
    var failure = StepFailure(message)
    failure.isFinal = true
    missed = nil
    var report = report(failure, in: currentStep)
    report.kind = kind
    failure.report = report
    broken = failure
  }

  /// Returns the failure of a broken invariant, once.
  func takeBroken() -> StepFailure? {
    defer { broken = nil }
    return broken
  }
}
