/// Comes back to the app.
struct ForegroundCommand: FlowCommand {
  /// `foreground`.
  static let name = "foreground"
  /// None.
  static let keys: [String]? = []

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  /// Reads a command without arguments.
  init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Tells the scenes.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.enterForeground()
    return .passed
  }
}
