import FlowFormat

/// Goes back, as the system's back gesture does.
struct BackCommand: StandardFlowCommand {
  /// `back`.
  static let name = "back"
  /// None.
  static let keys: [String]? = []
  static let guide = FlowCommandGuide("Goes back by one scene, as the system's back does.")
  static let portability: FlowPortability.Rule = .refused(
    "An iOS device has no such key. Tap the button that leads back."
  )

  /// Reads a command without arguments.
  init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Goes back by one scene.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.back()
    return .passed
  }
}
