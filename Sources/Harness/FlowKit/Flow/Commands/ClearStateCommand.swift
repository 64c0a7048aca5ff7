import ScenesHeadless

/// Stops the app, and removes its stored data.
public struct ClearStateCommand: FlowCommand {
  /// `clearState`.
  public static let name = "clearState"
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

  /// Removes the scenes, stops the app, and makes it forget.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if try run.warnsOfStranger(appId) { return .passed }
    run.spendTouches()
    await run.flow.stopApp()
    run.app.clearState()
    return .passed
  }
}
