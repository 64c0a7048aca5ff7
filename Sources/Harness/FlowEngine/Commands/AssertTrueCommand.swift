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
    try run.demand(condition)
    return .passed
  }
}

extension StepRun {
  /// Fails if a condition does not hold, and warns of one that always holds.
  func demand(_ condition: FlowText) throws(StepFailure) {
    if try context.holds(condition) {
      if let text = condition.literal, text != "true" {
        let advice = "Write an expression, like ${output.total == 3}."
        let words = text.clipped(to: 200)
        warn("“\(words)” always holds: no “${…}” stands here. \(advice)")
      }
      return
    }
    var failure = StepFailure("“\(condition.source)” does not hold.")
    let value: String = try text(condition)
    if value != condition.source { failure.message += " It is “\(value.clipped(to: 200))”." }
    throw failure
  }
}
