import FlowFormat

/// Types the name of a colour, from the run's seed.
struct InputRandomColorNameCommand: StandardFlowCommand {
  /// `inputRandomColorName`.
  static let name = "inputRandomColorName"
  /// None.
  static let keys: [String]? = []
  static let guide = FlowCommandGuide("Types the name of a colour. \(FlowCommandGuide.random)")
  static let portability: FlowPortability.Rule = .common([])

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
