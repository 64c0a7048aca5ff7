import FlowFormat

/// Types the name of a colour, from the run's seed.
struct InputRandomColorNameCommand: BareCommand {
  /// `inputRandomColorName`.
  static let name = "inputRandomColorName"
  static let guide = FlowCommandGuide("Types the name of a colour. \(FlowCommandGuide.random)")

  /// Types what the run's seed gives.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.type(run.flow.random.colorName())
    return .passed
  }
}
