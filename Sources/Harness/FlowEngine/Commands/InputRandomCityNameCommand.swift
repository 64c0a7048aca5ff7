import FlowFormat

/// Types the name of a city, from the run's seed.
struct InputRandomCityNameCommand: BareCommand {
  /// `inputRandomCityName`.
  static let name = "inputRandomCityName"
  static let guide = FlowCommandGuide("Types the name of a city. \(FlowCommandGuide.random)")

  /// Types what the run's seed gives.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.type(run.flow.random.cityName())
    return .passed
  }
}
