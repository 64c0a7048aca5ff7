/// Stops the app; its stored data remains.
public struct StopAppCommand: FlowCommand {
  /// `stopApp`.
  public static let name = "stopApp"
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

  /// Removes the scenes and stops the app.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if try run.warnsOfStranger(appId) { return .passed }
    await run.flow.stopApp()
    return .passed
  }
}
