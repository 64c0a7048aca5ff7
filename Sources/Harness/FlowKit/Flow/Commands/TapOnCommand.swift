/// Taps, once or several times, on an element or a point.
struct TapOnCommand: FlowCommand {
  /// `tapOn`.
  static let name = "tapOn"
  /// The keys beside those of the selector.
  static let keys: [String]? = [
    "point", "repeat", "delay", "retryTapIfNoChange", "timeout", "waitUntilVisible",
    "waitToSettleTimeoutMs", "relativePoint",
  ]

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
    try await run.flow.tap(tap, times: max(1, try run.value(tap.repeatCount) ?? 1), run.context)
    return .passed
  }
}
