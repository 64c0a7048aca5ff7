import FlowFormat

/// Asserts that a condition holds, see ``FlowText/holds(in:)``.
struct AssertTrueCommand: StandardFlowCommand {
  /// `assertTrue`.
  static let name = "assertTrue"
  /// The key of its argument, which may stand alone.
  static let keys: [String]? = ["condition"]
  static let guide = FlowCommandGuide(
    "Asserts a condition at this instant. As a condition the texts false, 0, null, undefined and blank ones do not "
      + "hold.",
    keys: ["condition": "A text with ${…}."]
  )
  static let portability: FlowPortability.Rule = .common(["condition"])

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
