import FlowFormat

/// Types into the field that has the focus.
struct InputTextCommand: StandardFlowCommand {
  /// `inputText`.
  static let name = "inputText"
  /// The key of its argument, which may stand alone.
  static let keys: [String]? = ["text"]
  static let guide = FlowCommandGuide(
    "Types into the field that has the focus, one character after the other. Without a focus it fails, and names the "
      + "fields.",
    keys: ["text": "What is typed; a line break is the return key."]
  )
  static let portability: FlowPortability.Rule = .common(["text"])

  /// The text to type.
  ///
  /// A line break is the return key.
  var text: FlowText

  /// Reads a text.
  init?(_ call: FlowCall) {
    guard let text = call.text("text") else { return nil }
    self.text = text
  }

  /// Types one character after the other.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.type(try run.text(text))
    return .passed
  }
}
