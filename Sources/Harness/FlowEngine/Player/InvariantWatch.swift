import FlowFormat
package import Scenes
import ScenesHeadless

/// Checks what an app on the stage says has to hold at every moment, and that what its scenes ask for leads somewhere.
///
/// Nothing is checked again as long as nothing happens (``CheckedMoments``). An invariant that is broken once is not
/// reported again in this flow.
@MainActor
package final class InvariantWatch {
  /// When the invariants are checked, and the last moments at which they held.
  package let moments: CheckedMoments
  /// The failure of a broken invariant, which ends the step.
  private(set) var failure: StepFailure?
  /// The places of the app's invariants that have been broken.
  package private(set) var broken: Set<Int> = []
  /// The requests of scenes that lead nowhere, as far as they have been reported.
  package private(set) var lostWays: Set<SceneNavigationError> = []
  /// Makes the report of a failure, which shows the present moment even if the step goes on.
  private let report: (StepFailure, FlowFailure.Kind) -> FlowFailure

  init(
    _ mode: CheckedMoments.Mode,
    _ report: @escaping (StepFailure, FlowFailure.Kind) -> FlowFailure
  ) {
    moments = CheckedMoments(mode)
    self.report = report
  }

  /// Checks them, and notes the first break.
  ///
  /// - Parameters:
  ///   - extent: The checked invariants; `nil` for none.
  ///   - device: The device of the flow.
  func check(_ extent: CheckedMoments.Extent?, on device: StageDevice) {
    guard let extent, failure == nil, let stage = device.stage else { return }
    if moments.hold(on: stage, device.time, in: extent) { return }
    for issue in stage.navigationIssues where lostWays.insert(issue).inserted {
      return note("\(issue)", .step)
    }
    // By their places: to go through copies of them would count references at every event.
    let all = device.app.invariants
    for index in all.indices where CheckedMoments.Extent(of: all[index]) <= extent {
      // One that is broken already is asked too: it may remember what it looks at.
      guard let violation = all[index].violation(on: stage), broken.insert(index).inserted else {
        continue
      }
      return note(
        "The invariant “\(all[index].name)” of the feature “\(all[index].feature)” is broken: "
          + "\(violation).",
        .invariant
      )
    }
    moments.note(stage, device.time, in: extent)
  }

  private func note(_ message: String, _ kind: FlowFailure.Kind) {
    var failure = StepFailure(message)
    failure.isFinal = true
    failure.report = report(failure, kind)
    self.failure = failure
  }

  /// Returns the failure of a broken invariant, once.
  package func take() -> StepFailure? {
    defer { failure = nil }
    return failure
  }
}
