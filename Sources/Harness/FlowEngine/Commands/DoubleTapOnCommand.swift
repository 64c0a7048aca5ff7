import FlowFormat

/// Taps twice on an element or a point.
struct DoubleTapOnCommand: StandardFlowCommand {
  /// `doubleTapOn`.
  static let name = "doubleTapOn"
  /// The keys beside those of the selector.
  static let keys: [String]? = FlowTap.keys
  static let guide: FlowCommandGuide = .tapping(
    "Taps twice; only the first touch must land.",
    repeat: "Has no effect, as in Maestro: the taps are two."
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

  /// Taps twice, whatever `repeat` says, as in Maestro; only the first touch must land.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.tap(tap, times: 2)
    return .passed
  }
}
