import FlowFormat
import ScenesHeadless

/// Stops the app, and removes its stored data.
struct ClearStateCommand: StandardFlowCommand {
  /// `clearState`.
  static let name = "clearState"
  /// The key of the app, which may stand alone.
  static let keys: [String]? = ["appId"]
  static let guide = FlowCommandGuide(
    "Stops the app and removes its stored data.",
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

  /// Removes the scenes, stops the app, and makes it forget.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if try run.warnsOfStranger(appId) { return .passed }
    run.spendTouches()
    try await run.flow.stopApp()
    try await run.flow.device.clearState()
    return .passed
  }
}
