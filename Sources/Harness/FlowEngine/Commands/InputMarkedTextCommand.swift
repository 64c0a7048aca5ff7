import FlowFormat
import ScenesHeadless

/// Types with an input method, which marks the text until it is committed, as for Japanese.
struct InputMarkedTextCommand: StandardFlowCommand {
  /// `inputMarkedText`.
  static let name = "inputMarkedText"
  /// The keys, of which the text may stand alone.
  static let keys: [String]? = ["text", "convertTo", "cursor", "commit"]
  static let guide = FlowCommandGuide(
    "Types with an input method, which marks the text until it is committed, as for Japanese.",
    keys: [
      "text": "What is typed into the marked text.",
      "convertTo": "The conversion that takes the place of the marked text, and stays marked.",
      "cursor": "The number of marked characters before the cursor.",
      "commit": "Whether the marked text is committed in the end.",
    ]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Use inputText: a device types without an input method."
  )

  /// The reading, which is typed into the marked text; nothing is typed if `nil`.
  var text: FlowText?
  /// The conversion that takes the place of the marked text, and stays marked.
  var convertTo: FlowText?
  /// The number of marked characters before the cursor.
  var cursor: FlowParameter<Int>?
  /// A Boolean value that indicates whether the marked text is committed in the end.
  var commit: FlowParameter<Bool>?

  var needs: FlowCapabilities { .markedText }

  /// Reads a text, or a mapping.
  init?(_ call: FlowCall) {
    if call.isText {
      text = call.text("text")
      if text == nil { return nil }
      return
    }
    guard let fields = call.fields() else { return nil }
    text = fields.text("text")
    convertTo = fields.text("convertTo")
    cursor = fields.count("cursor")
    commit = fields.parameter("commit")
    guard Self.keys?.contains(where: { fields.contains($0) }) == true else {
      call.report(
        "“inputMarkedText” needs a text to mark, or “convertTo”, “cursor” or “commit” for what is marked."
      )
      return nil
    }
  }

  /// Types, converts, moves the cursor and commits, in this order.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if let text { try await run.flow.type(try run.text(text), marked: true) }
    if let convertTo {
      let candidate = try run.text(convertTo)
      try await edit(run) { stage throws(ScreenError) in
        try stage.convertMarkedText(to: candidate)
      }
    }
    if let cursor {
      let place = try run.value(cursor) as Int
      guard place >= 0 else {
        throw StepFailure("“cursor” is \(place), but it counts characters: give 0 or more.")
      }
      try await edit(run) { stage throws(ScreenError) in
        try stage.selectMarkedText(place..<place)
      }
    }
    if let commit, try run.value(commit) {
      try await edit(run) { stage throws(ScreenError) in try stage.confirmMarkedText() }
    }
    return .passed
  }

  /// Makes an edit that only an input method makes.
  @MainActor private func edit(
    _ run: StepRun,
    _ edit: (Stage) throws(ScreenError) -> Void
  ) async throws(StepFailure) {
    let staged = try run.flow.stageDevice
    try await run.flow.edit { _ throws(StepFailure) in try staged.edit(edit) }
  }
}
