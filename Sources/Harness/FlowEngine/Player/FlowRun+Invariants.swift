import FlowFormat
import Scenes
import ScenesHeadless

extension FlowRun {
  /// Checks what the app says has to hold at every moment, and that what scenes ask for leads somewhere; notes the
  /// first break as ``broken``.
  ///
  /// Nothing is checked again as long as nothing happens (``CheckedMoments``).
  ///
  /// The report shows this moment, even if the step goes on. An invariant that is broken once is not
  /// checked again in this flow.
  ///
  /// - Parameter extent: The checked invariants; `nil` for none.
  package func checkInvariants(_ extent: CheckedMoments.Extent?) {
    guard let extent, broken == nil, let staged, let stage = staged.stage else { return }
    if checked.hold(on: stage, staged.time, in: extent) { return }
    for issue in stage.navigationIssues where lostWays.insert(issue).inserted {
      return note("\(issue)", .step)
    }
    // By their places: to go through copies of them would count references at every event.
    let all = staged.app.invariants
    for index in all.indices where CheckedMoments.Extent(of: all[index]) <= extent {
      // One that is broken already is asked too: it may remember what it looks at.
      guard let violation = all[index].violation(on: stage),
        brokenInvariants.insert(index).inserted
      else { continue }
      return note(
        "The invariant “\(all[index].name)” of the feature “\(all[index].feature)” is broken: "
          + "\(violation).",
        .invariant
      )
    }
    checked.note(stage, staged.time, in: extent)
  }

  /// Checks them before the app ends, the device turns or a setting changes, since that may lose something.
  func checkBeforeLosses(endsProcess: Bool) {
    checkInvariants(checked.beforeLosses(endsProcess: endsProcess))
  }

  private func note(_ message: String, _ kind: FlowFailure.Kind) {
    var failure = StepFailure(message)
    failure.isFinal = true
    missed = nil
    var report = report(failure, in: (current ?? last)?.step)
    report.kind = kind
    failure.report = report
    broken = failure
  }

  /// Makes a broken invariant a failure of the flow.
  package func failIfBroken() {
    if let report = takeBroken()?.report { note(report) }
  }

  /// Returns the failure of a broken invariant, once.
  package func takeBroken() -> StepFailure? {
    defer { broken = nil }
    return broken
  }
}
