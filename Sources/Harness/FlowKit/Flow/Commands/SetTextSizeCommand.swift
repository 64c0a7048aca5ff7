import Scenes

/// Makes text larger or smaller, as the person wants it.
public struct SetTextSizeCommand: FlowCommand {
  /// `setTextSize`.
  public static let name = "setTextSize"
  /// The key of its argument, which may stand alone.
  public static let keys: [String]? = ["size"]

  /// The size.
  public var size: FlowParameter<FlowTextSize>

  /// No: it does not look at the screen.
  public var needsScreen: Bool { false }

  /// Reads the name of a size.
  public init?(_ call: FlowCall) {
    guard let size: FlowParameter<FlowTextSize> = call.parameter("size") else { return nil }
    self.size = size
  }

  /// Changes the person's setting, now and for later launches.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let size = try run.value(size).size
    await run.flow.changeSurroundings { $0.textSize = size }
    return .passed
  }
}
