import FlowFormat

/// Ends the app as the system does when it needs the memory; its stored data remains, as it is.
struct KillAppCommand: AppCommand {
  /// `killApp`.
  static let name = "killApp"
  static let guide = FlowCommandGuide(
    "Ends the app as the system does when it needs the memory: no scene is told anything; its stored data "
      + "remains as it is.",
    keys: ["appId": FlowCommandGuide.ownApp]
  )

  /// The app; the header's if `nil`.
  var appId: FlowText?

  /// Drops the scenes without a notification and stops the app.
  func end(in run: StepRun) async throws(StepFailure) {
    try await run.flow.killApp()
  }
}
