import FlowFormat

/// Types the text that was copied last.
struct PasteTextCommand: BareCommand {
  /// `pasteText`.
  static let name = "pasteText"
  static let guide = FlowCommandGuide("Types the text that was copied last.")

  /// Types one character after the other.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    guard let text = run.flow.budget.record.copiedText else {
      throw StepFailure("Nothing has been copied. Begin with “copyTextFrom” or “setClipboard”.")
    }
    try await run.flow.type(text)
    return .passed
  }
}
