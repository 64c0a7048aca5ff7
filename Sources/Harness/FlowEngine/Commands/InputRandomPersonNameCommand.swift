import FlowFormat

/// Types a person's name, from the run's seed.
struct InputRandomPersonNameCommand: StandardFlowCommand {
  /// `inputRandomPersonName`.
  static let name = "inputRandomPersonName"
  /// None.
  static let keys: [String]? = []
  static let guide = FlowCommandGuide("Types a person's name. \(FlowCommandGuide.random)")
  static let portability: FlowPortability.Rule = .common([])

  /// Reads a command without arguments.
  init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Types what the run's seed gives.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.type(run.flow.random.personName())
    return .passed
  }
}
