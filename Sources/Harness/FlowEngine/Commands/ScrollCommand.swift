import FlowFormat

/// Scrolls down by a part of the screen.
struct ScrollCommand: StandardFlowCommand {
  /// `scroll`.
  static let name = "scroll"
  /// None.
  static let keys: [String]? = []
  static let guide = FlowCommandGuide(
    "Scrolls down by half of the visible part. A scroll at its end passes that on to the one around it."
  )
  static let portability: FlowPortability.Rule = .common([])

  /// Reads a command without arguments.
  init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Scrolls by half of the visible part.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.scroll()
    return .passed
  }
}
