/// Ends the app as the system does when it needs the memory; its stored data remains, as it is.
public struct KillAppCommand: FlowCommand {
  /// `killApp`.
  public static let name = "killApp"
  /// The key of the app, which may stand alone.
  public static let keys: [String]? = ["appId"]

  /// The app; the header's if `nil`.
  public var appId: FlowText?

  /// No: it does not look at the screen.
  public var needsScreen: Bool { false }

  /// Reads the app.
  public init?(_ call: FlowCall) {
    guard let app = FlowAppName(call) else { return nil }
    appId = app.text
  }

  /// Drops the scenes, which are told nothing, and stops the app.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if try run.warnsOfStranger(appId) { return .passed }
    await run.flow.killApp()
    return .passed
  }
}
