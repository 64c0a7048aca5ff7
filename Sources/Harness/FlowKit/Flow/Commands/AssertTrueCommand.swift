/// Asserts that a condition holds, see ``FlowText/holds(in:)``.
struct AssertTrueCommand: FlowCommand {
  /// `assertTrue`.
  static let name = "assertTrue"
  /// The key of its argument, which may stand alone.
  static let keys: [String]? = ["condition"]

  /// The condition.
  var condition: FlowText

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }
  var onlyLooks: Bool { true }

  /// Reads the condition.
  init?(_ call: FlowCall) {
    guard let condition = call.text("condition") else { return nil }
    self.condition = condition
  }

  /// Asserts at this instant.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try run.flow.assertTrue(condition, run.context)
    return .passed
  }
}
