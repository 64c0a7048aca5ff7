/// Scrolls down by a part of the screen.
struct ScrollCommand: FlowCommand {
  /// `scroll`.
  static let name = "scroll"
  /// None.
  static let keys: [String]? = []

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
