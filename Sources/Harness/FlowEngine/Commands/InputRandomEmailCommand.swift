import FlowFormat

/// Types an e-mail address, from the run's seed.
struct InputRandomEmailCommand: BareCommand {
  /// `inputRandomEmail`.
  static let name = "inputRandomEmail"
  static let guide = FlowCommandGuide("Types an e-mail address. \(FlowCommandGuide.random)")

  /// Types what the run's seed gives.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.type(run.flow.random.email())
    return .passed
  }
}
