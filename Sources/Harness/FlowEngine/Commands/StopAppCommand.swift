import FlowFormat

/// Stops the app; its stored data remains.
struct StopAppCommand: StandardFlowCommand {
  /// `stopApp`.
  static let name = "stopApp"
  /// The key of the app, which may stand alone.
  static let keys: [String]? = ["appId"]
  static let guide = FlowCommandGuide(
    "Stops the app: its scenes are removed; its stored data remains.",
    keys: ["appId": FlowCommandGuide.ownApp]
  )
  static let portability: FlowPortability.Rule = .common(["appId"])

  /// The app; the header's if `nil`.
  var appId: FlowText?

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  /// Reads the app.
  init?(_ call: FlowCall) {
    guard let app = FlowAppName(call) else { return nil }
    appId = app.text
  }

  /// Removes the scenes and stops the app.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if try run.warnsOfStranger(appId) { return .passed }
    try await run.flow.stopApp()
    return .passed
  }
}
