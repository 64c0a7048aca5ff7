import FlowFormat

/// Assigns values that later steps use: `${output.total = 1 + 2}`.
struct EvalScriptCommand: StandardFlowCommand {
  /// `evalScript`.
  static let name = "evalScript"
  /// The key of its argument, which may stand alone.
  static let keys: [String]? = ["script"]
  static let guide = FlowCommandGuide(
    "Assigns values that later steps use: ${output.total = 1 + 2}.",
    keys: ["script": "Assignments to output.NAME or maestro.copiedText, with ; between them."]
  )
  static let portability: FlowPortability.Rule = .common(["script"])

  /// The statements, each `${…}` with one or several.
  var script: FlowText

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }
  var onlyLooks: Bool { true }

  /// Reads the statements.
  init?(_ call: FlowCall) {
    guard let script = call.text("script") else { return nil }
    self.script = script
  }

  /// Evaluates the statements in their order; each sees what those before it have assigned.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if script.literal != nil {
      run.warn("There is nothing to evaluate: no “${…}” stands here, like ${output.total = 1 + 2}.")
    }
    _ = try run.value(.text(script))
    return .passed
  }
}
