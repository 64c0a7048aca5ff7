/// Scrolls down by a part of the screen.
public struct ScrollCommand: FlowCommand {
  /// `scroll`.
  public static let name = "scroll"
  /// None.
  public static let keys: [String]? = []

  /// Reads a command without arguments.
  public init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Scrolls by half of the visible part.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.scroll()
    return .passed
  }
}
