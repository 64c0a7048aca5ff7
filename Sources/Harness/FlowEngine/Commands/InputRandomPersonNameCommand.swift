import FlowFormat

/// Types a person's name, from the run's seed.
struct InputRandomPersonNameCommand: BareCommand {
  /// `inputRandomPersonName`.
  static let name = "inputRandomPersonName"
  static let guide = FlowCommandGuide("Types a person's name. \(FlowCommandGuide.random)")

  /// Types what the run's seed gives.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.type(run.flow.random.personName())
    return .passed
  }
}
