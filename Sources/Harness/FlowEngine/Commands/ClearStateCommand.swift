import FlowFormat
import ScenesHeadless

/// Stops the app, and removes its stored data.
struct ClearStateCommand: AppCommand {
  /// `clearState`.
  static let name = "clearState"
  static let guide = FlowCommandGuide(
    "Stops the app and removes its stored data.",
    keys: ["appId": FlowCommandGuide.ownApp]
  )

  /// The app; the header's if `nil`.
  var appId: FlowText?

  /// Removes the scenes, stops the app, and makes it forget.
  func end(in run: StepRun) async throws(StepFailure) {
    run.spendTouches()
    try await run.flow.stopApp()
    try await run.flow.device.clearState()
  }
}
