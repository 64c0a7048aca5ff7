/// Stops the app; its stored data remains.
public struct StopAppCommand: FlowCommand {
  /// `stopApp`.
  public static let name = "stopApp"
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

  /// Removes the scenes and stops the app.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    await run.flow.stopApp()
    return .passed
  }
}
