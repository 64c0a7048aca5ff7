/// Types the name of a country, from the run's seed.
struct InputRandomCountryNameCommand: FlowCommand {
  /// `inputRandomCountryName`.
  static let name = "inputRandomCountryName"
  /// None.
  static let keys: [String]? = []

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
