import ScenesHeadless

/// Stops the app, and removes its stored data.
public struct ClearStateCommand: FlowCommand {
  /// `clearState`.
  public static let name = "clearState"
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

  /// Removes the scenes, stops the app, and makes it forget.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    run.spendTouches()
    await run.flow.stopApp()
    run.app.clearState()
    return .passed
  }
}
