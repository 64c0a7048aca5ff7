import FlowFormat

/// Types the name of a country, from the run's seed.
struct InputRandomCountryNameCommand: BareCommand {
  /// `inputRandomCountryName`.
  static let name = "inputRandomCountryName"
  static let guide = FlowCommandGuide("Types the name of a country. \(FlowCommandGuide.random)")

  /// Types what the run's seed gives.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.type(run.flow.random.countryName())
    return .passed
  }
}
