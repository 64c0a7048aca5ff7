import FlowFormat

/// Copies a text, for `pasteText` and `${maestro.copiedText}`.
struct SetClipboardCommand: StandardFlowCommand {
  /// `setClipboard`.
  static let name = "setClipboard"
  /// The key of its argument, which may stand alone.
  static let keys: [String]? = ["text"]
  static let guide = FlowCommandGuide(
    "Copies a text, for pasteText and ${maestro.copiedText}.",
    keys: ["text": "The text."]
  )
  static let portability: FlowPortability.Rule = .common(["text"])

  /// The text.
  var text: FlowText

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  /// Reads a text.
  init?(_ call: FlowCall) {
    guard let text = call.text("text") else { return nil }
    self.text = text
  }

  /// Keeps the text until another is copied.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let copied: String = try run.text(text)
    run.flow.budget.record.copiedText = copied
    try await run.flow.device.setClipboard(copied)
    return .passed
  }
}
