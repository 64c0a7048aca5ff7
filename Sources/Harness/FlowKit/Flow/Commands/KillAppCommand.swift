/// Ends the app as the system does when it needs the memory; its stored data remains, as it is.
public struct KillAppCommand: FlowCommand {
  /// `killApp`.
  public static let name = "killApp"
  /// The key of the app, which may stand alone.
  public static let keys: [String]? = ["appId"]

  /// The app; the header's if `nil`.
  public var appId: FlowText?

  /// Reads the app.
  public init?(_ call: FlowCall) {
    guard let app = FlowAppName(call) else { return nil }
    appId = app.text
  }

  /// Returns an error if it names another app.
  public func check(_ check: FlowCheck) -> [FlowError] { check.stranger(appId) }

  /// Drops the scenes, which are told nothing, and stops the app.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    await run.flow.killApp()
    return .passed
  }
}
