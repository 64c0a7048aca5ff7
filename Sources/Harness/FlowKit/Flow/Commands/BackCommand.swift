/// Goes back, as the system's back gesture does.
struct BackCommand: FlowCommand {
  /// `back`.
  static let name = "back"
  /// None.
  static let keys: [String]? = []

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
