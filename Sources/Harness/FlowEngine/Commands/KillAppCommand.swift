import FlowFormat

/// Ends the app as the system does when it needs the memory; its stored data remains, as it is.
struct KillAppCommand: StandardFlowCommand {
  /// `killApp`.
  static let name = "killApp"
  /// The key of the app, which may stand alone.
  static let keys: [String]? = ["appId"]
  static let guide = FlowCommandGuide(
    "Ends the app as the system does when it needs the memory: no scene is told anything; its stored data "
      + "remains as it is.",
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

  /// Drops the scenes without a notification and stops the app.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if try run.warnsOfStranger(appId) { return .passed }
    try await run.flow.killApp()
    return .passed
  }
}
