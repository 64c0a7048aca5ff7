import FlowFormat

/// Types the name of a country, from the run's seed.
struct InputRandomCountryNameCommand: StandardFlowCommand {
  /// `inputRandomCountryName`.
  static let name = "inputRandomCountryName"
  /// None.
  static let keys: [String]? = []
  static let guide = FlowCommandGuide("Types the name of a country. \(FlowCommandGuide.random)")
  static let portability: FlowPortability.Rule = .common([])

  /// Reads a command without arguments.
  init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Types what the run's seed gives.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.type(run.flow.random.countryName())
    return .passed
  }
}
