import FlowFormat

/// Comes back to the app.
struct ForegroundCommand: StandardFlowCommand {
  /// `foreground`.
  static let name = "foreground"
  /// None.
  static let keys: [String]? = []
  static let guide = FlowCommandGuide("Comes back to the app.")
  static let portability: FlowPortability.Rule = .refused("Use launchApp with stopApp: false.")

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
