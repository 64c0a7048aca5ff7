import FlowFormat

/// Advances the virtual clock.
struct AdvanceTimeCommand: StandardFlowCommand {
  /// `advanceTime`.
  static let name = "advanceTime"
  /// The key of its argument, which may stand alone.
  static let keys: [String]? = ["value"]
  static let guide = FlowCommandGuide(
    "Moves virtual time on, from one due event to the next. Nothing sleeps.",
    keys: ["value": "How long."]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Time goes on by itself there. Wait with extendedWaitUntil."
  )

  /// The time span.
  var duration: FlowParameter<FlowDuration>

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }
  var onlyLooks: Bool { true }

  var needs: FlowCapabilities { .virtualTime }

  /// Reads a time span with its unit.
  init?(_ call: FlowCall) {
    guard let duration = call.duration("value", .withUnit) else { return nil }
    self.duration = duration
  }

  /// Advances time from one due event to the next.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    await run.advance(by: try run.duration(duration, .withUnit) ?? .zero)
    return .passed
  }
}
