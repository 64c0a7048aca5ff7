import FlowFormat

/// Types an e-mail address, from the run's seed.
struct InputRandomEmailCommand: StandardFlowCommand {
  /// `inputRandomEmail`.
  static let name = "inputRandomEmail"
  /// None.
  static let keys: [String]? = []
  static let guide = FlowCommandGuide("Types an e-mail address. \(FlowCommandGuide.random)")
  static let portability: FlowPortability.Rule = .common([])

  /// Reads a command without arguments.
  init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Types what the run's seed gives.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.type(run.flow.random.email())
    return .passed
  }
}
