/// Asserts that a condition holds, see ``FlowText/holds(in:)``.
public struct AssertTrueCommand: FlowCommand {
  /// `assertTrue`.
  public static let name = "assertTrue"
  /// The key of its argument, which may stand alone.
  public static let keys: [String]? = ["condition"]

  /// The condition.
  public var condition: FlowText

  /// No: it does not look at the screen.
  public var needsScreen: Bool { false }

  /// Reads the condition.
  public init?(_ call: FlowCall) {
    guard let condition = call.text("condition") else { return nil }
    self.condition = condition
  }

  /// Asserts at this instant.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try run.flow.assertTrue(condition, run.context)
    return .passed
  }
}
