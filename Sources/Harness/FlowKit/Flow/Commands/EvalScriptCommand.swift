/// Assigns values that later steps use: `${output.total = 1 + 2}`.
public struct EvalScriptCommand: FlowCommand {
  /// `evalScript`.
  public static let name = "evalScript"
  /// The key of its argument, which may stand alone.
  public static let keys: [String]? = ["script"]

  /// The statements, each `${…}` with one or several.
  public var script: FlowText

  /// No: it does not look at the screen.
  public var needsScreen: Bool { false }

  /// Reads the statements.
  public init?(_ call: FlowCall) {
    guard let script = call.text("script") else { return nil }
    self.script = script
  }

  /// Evaluates the statements in their order; each sees what those before it have assigned.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if script.literal != nil {
      run.warn("There is nothing to evaluate: no “${…}” stands here, like ${output.total = 1 + 2}.")
    }
    _ = try run.value(.text(script))
    return .passed
  }
}
