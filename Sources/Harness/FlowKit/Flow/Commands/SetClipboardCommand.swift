/// Copies a text, for `pasteText` and `${maestro.copiedText}`.
public struct SetClipboardCommand: FlowCommand {
  /// `setClipboard`.
  public static let name = "setClipboard"
  /// The key of its argument, which may stand alone.
  public static let keys: [String]? = ["text"]

  /// The text.
  public var text: FlowText

  /// No: it does not look at the screen.
  public var needsScreen: Bool { false }

  /// Reads a text.
  public init?(_ call: FlowCall) {
    guard let text = call.text("text") else { return nil }
    self.text = text
  }

  /// Keeps the text until another is copied.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let copied: String = try run.text(text)
    run.flow.budget.record.copiedText = copied
    return .passed
  }
}
