/// Types the name of a colour, from the run's seed.
struct InputRandomColorNameCommand: FlowCommand {
  /// `inputRandomColorName`.
  static let name = "inputRandomColorName"
  /// None.
  static let keys: [String]? = []

  /// Reads a command without arguments.
  init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Types what the run's seed gives.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.type(run.flow.random.colorName())
    return .passed
  }
}
