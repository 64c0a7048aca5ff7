/// Advances the virtual clock.
public struct AdvanceTimeCommand: FlowCommand {
  /// `advanceTime`.
  public static let name = "advanceTime"
  /// The key of its argument, which may stand alone.
  public static let keys: [String]? = ["value"]

  /// The time span.
  public var duration: FlowParameter<FlowDuration>

  /// No: it does not look at the screen.
  public var needsScreen: Bool { false }

  /// Reads a time span with its unit.
  public init?(_ call: FlowCall) {
    guard let duration = call.duration("value", .withUnit) else { return nil }
    self.duration = duration
  }

  /// Advances time from one due event to the next.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    await run.advance(by: try run.duration(duration, .withUnit) ?? .zero)
    return .passed
  }
}
