import FlowFormat

/// Stops the app; its stored data remains.
struct StopAppCommand: AppCommand {
  /// `stopApp`.
  static let name = "stopApp"
  static let guide = FlowCommandGuide(
    "Stops the app: its scenes are removed; its stored data remains.",
    keys: ["appId": FlowCommandGuide.ownApp]
  )

  /// The app; the header's if `nil`.
  var appId: FlowText?

  /// Removes the scenes and stops the app.
  func end(in run: StepRun) async throws(StepFailure) {
    try await run.flow.stopApp()
  }
}
