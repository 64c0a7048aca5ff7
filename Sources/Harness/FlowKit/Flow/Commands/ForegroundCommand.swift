/// Comes back to the app.
public struct ForegroundCommand: FlowCommand {
  /// `foreground`.
  public static let name = "foreground"
  /// None.
  public static let keys: [String]? = []

  /// No: it does not look at the screen.
  public var needsScreen: Bool { false }

  /// Reads a command without arguments.
  public init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Tells the scenes.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.enterForeground()
    return .passed
  }
}
