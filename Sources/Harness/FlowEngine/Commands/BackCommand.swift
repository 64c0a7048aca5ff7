import FlowFormat

/// Goes back, as the system's back gesture does.
struct BackCommand: BareCommand {
  /// `back`.
  static let name = "back"
  static let guide = FlowCommandGuide("Goes back by one scene, as the system's back does.")
  static let portability: FlowPortability.Rule = .refused(
    "An iOS device has no such key. Tap the button that leads back."
  )

  /// Goes back by one scene.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.back()
    return .passed
  }
}
