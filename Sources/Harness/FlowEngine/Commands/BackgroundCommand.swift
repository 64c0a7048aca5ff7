import FlowFormat

/// Leaves the app for another one, or the home screen.
struct BackgroundCommand: StandardFlowCommand {
  /// `background`.
  static let name = "background"
  /// None.
  static let keys: [String]? = []
  static let guide = FlowCommandGuide("Leaves the app, which then can't be seen or touched.")
  static let portability: FlowPortability.Rule = .refused("Use pressKey: Home.")

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  /// Reads a command without arguments.
  init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Tells the scenes, which stay.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.enterBackground()
    return .passed
  }
}
