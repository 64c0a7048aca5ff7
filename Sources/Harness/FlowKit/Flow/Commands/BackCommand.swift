/// Goes back, as the system's back gesture does.
public struct BackCommand: FlowCommand {
  /// `back`.
  public static let name = "back"
  /// None.
  public static let keys: [String]? = []

  /// Reads a command without arguments.
  public init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Goes back by one scene.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.back()
    return .passed
  }
}
