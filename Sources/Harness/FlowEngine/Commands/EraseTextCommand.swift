import FlowFormat

/// Takes characters away from the end of the field that has the focus.
struct EraseTextCommand: StandardFlowCommand {
  /// `eraseText`.
  static let name = "eraseText"
  /// The key of its argument, which may stand alone.
  static let keys: [String]? = ["charactersToErase"]
  static let guide = FlowCommandGuide(
    "Takes characters from the end of the field that has the focus, one after the other.",
    keys: ["charactersToErase": "How many; 50 if nothing is said."]
  )
  static let portability: FlowPortability.Rule = .common(["charactersToErase"])
  /// How many Maestro erases if nothing is said.
  private static let usual = 50

  /// The number of characters; 50 if `nil`.
  var count: FlowParameter<Int>?

  /// Reads the number of characters.
  init?(_ call: FlowCall) {
    if call.isBare { return }
    if call.isText {
      guard let count = call.count("charactersToErase") else { return nil }
      self.count = count
      return
    }
    guard let fields = call.fields() else { return nil }
    count = fields.count("charactersToErase")
  }

  /// Erases one character after the other, until there is none.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.erase(try run.value(count) ?? Self.usual)
    return .passed
  }
}
