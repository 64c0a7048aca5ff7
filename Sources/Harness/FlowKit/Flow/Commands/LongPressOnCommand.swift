/// Puts a finger on an element or a point, and leaves it there.
public struct LongPressOnCommand: FlowCommand {
  /// `longPressOn`.
  public static let name = "longPressOn"
  /// The keys beside those of the selector.
  public static let keys: [String]? = [
    "point", "repeat", "delay", "retryTapIfNoChange", "timeout", "waitUntilVisible",
    "waitToSettleTimeoutMs", "relativePoint",
  ]

  /// Where to press.
  public var tap: FlowTap

  /// Reads where to press.
  public init?(_ call: FlowCall) {
    guard let tap = FlowTap(call) else { return nil }
    self.tap = tap
  }

  /// Returns the errors of its selector.
  public func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: tap.selector) }

  /// Presses once where a finger would, whatever `repeat` says, as in Maestro; an element that does nothing about it is a failure.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.longPress(tap, run.context)
    return .passed
  }
}
