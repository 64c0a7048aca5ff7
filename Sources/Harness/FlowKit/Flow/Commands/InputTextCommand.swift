/// Types into the field that has the focus.
public struct InputTextCommand: FlowCommand {
  /// `inputText`.
  public static let name = "inputText"
  /// The key of its argument, which may stand alone.
  public static let keys: [String]? = ["text"]

  /// What is typed; a line break is the return key.
  public var text: FlowText

  /// Reads a text.
  public init?(_ call: FlowCall) {
    guard let text = call.text("text") else { return nil }
    self.text = text
  }

  /// Types one character after the other.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.type(try run.text(text))
    return .passed
  }
}
