import FlowFormat

/// Puts a finger on an element or a point, and leaves it there.
struct LongPressOnCommand: StandardFlowCommand {
  /// `longPressOn`.
  static let name = "longPressOn"
  /// The keys beside those of the selector.
  static let keys: [String]? = FlowTap.keys
  static let guide: FlowCommandGuide = .tapping(
    "Leaves a finger where it would tap; an element that does nothing about that is a failure.",
    repeat: "Has no effect, as in Maestro: the finger presses once.",
    delay: "Has no effect, as in Maestro."
  )
  static let portability: FlowPortability.Rule = .tapping

  /// Where to press.
  var tap: FlowTap

  /// Reads where to press.
  init?(_ call: FlowCall) {
    guard let tap = FlowTap(call) else { return nil }
    self.tap = tap
  }

  /// Returns the errors of its selector.
  func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: tap.selector) }

  /// Presses once where a finger would, whatever `repeat` says, as in Maestro; an element that does nothing about it is a failure.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.longPress(tap, run.context)
    return .passed
  }
}
