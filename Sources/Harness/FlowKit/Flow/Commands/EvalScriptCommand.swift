/// Assigns values that later steps use: `${output.total = 1 + 2}`.
public struct EvalScriptCommand: FlowCommand {
  /// `evalScript`.
  public static let name = "evalScript"
  /// The key of its argument, which may stand alone.
  public static let keys: [String]? = ["script"]

  /// The statements.
  public var script: FlowScript

  /// Reads the statements.
  public init?(_ call: FlowCall) {
    guard let script = call.script("script") else { return nil }
    self.script = script
  }

  /// Evaluates the statements in their order; each sees what those before it have assigned.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    do throws(FlowError) {
      try run.flow.evaluate(script, in: run.context.scope)
    } catch {
      throw StepFailure(error)
    }
    return .passed
  }
}
