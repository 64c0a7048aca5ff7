/// Types an e-mail address, from the run's seed.
public struct InputRandomEmailCommand: FlowCommand {
  /// `inputRandomEmail`.
  public static let name = "inputRandomEmail"
  /// None.
  public static let keys: [String]? = []

  /// Reads a command without arguments.
  public init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Types what the run's seed gives.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.type(run.flow.random.email())
    return .passed
  }
}
