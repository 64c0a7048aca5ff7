/// Leaves the app for another one, or the home screen.
public struct BackgroundCommand: FlowCommand {
  /// `background`.
  public static let name = "background"
  /// None.
  public static let keys: [String]? = []

  /// No: it does not look at the screen.
  public var needsScreen: Bool { false }

  /// Reads a command without arguments.
  public init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Tells the scenes, which stay.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.enterBackground()
    return .passed
  }
}
