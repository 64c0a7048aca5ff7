import FlowFormat

/// Taps, once or several times, on an element or a point.
struct TapOnCommand: StandardFlowCommand {
  /// `tapOn`.
  static let name = "tapOn"
  /// The keys beside those of the selector.
  static let keys: [String]? = FlowTap.keys
  static let guide: FlowCommandGuide = .tapping(
    "Taps where a finger would. It waits until the element is there and can be touched; what is hidden, covered, "
      + "off-screen or disabled at the end of the wait is a failure that says so.",
    repeat: "The number of taps; 1 if nothing is said. Only the first must land."
  )
  static let portability: FlowPortability.Rule = .tapping

  /// Where and how to tap.
  var tap: FlowTap

  /// Reads where and how to tap.
  init?(_ call: FlowCall) {
    guard let tap = FlowTap(call) else { return nil }
    self.tap = tap
  }

  /// Returns the errors of its selector.
  func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: tap.selector) }

  /// Taps where a finger would.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.tap(tap, times: max(1, try run.value(tap.repeatCount) ?? 1))
    return .passed
  }
}
