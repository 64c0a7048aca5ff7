import FlowFormat

/// Types the text that was copied last.
struct PasteTextCommand: StandardFlowCommand {
  /// `pasteText`.
  static let name = "pasteText"
  /// None.
  static let keys: [String]? = []
  static let guide = FlowCommandGuide("Types the text that was copied last.")
  static let portability: FlowPortability.Rule = .common([])

  /// Reads a command without arguments.
  init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Types one character after the other.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    guard let text = run.flow.budget.record.copiedText else {
      throw StepFailure("Nothing has been copied. Begin with “copyTextFrom” or “setClipboard”.")
    }
    try await run.flow.type(text)
    return .passed
  }
}
