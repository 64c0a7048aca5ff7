import FlowFormat

/// Leaves the app for another one, or the home screen.
struct BackgroundCommand: BareCommand {
  /// `background`.
  static let name = "background"
  static let guide = FlowCommandGuide("Leaves the app, which then can't be seen or touched.")
  static let portability: FlowPortability.Rule = .refused("Use pressKey: Home.")

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  /// Tells the scenes, which stay.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.enterBackground()
    return .passed
  }
}
