import FlowFormat

/// Comes back to the app.
struct ForegroundCommand: BareCommand {
  /// `foreground`.
  static let name = "foreground"
  static let guide = FlowCommandGuide("Comes back to the app.")
  static let portability: FlowPortability.Rule = .refused("Use launchApp with stopApp: false.")

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  /// Tells the scenes.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.enterForeground()
    return .passed
  }
}
