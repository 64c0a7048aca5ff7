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
    if call.isBare { return }
    if call.isText {
      appId = call.text("appId")
      return
    }
    guard let fields = call.fields() else { return nil }
    appId = fields.text("appId")
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
