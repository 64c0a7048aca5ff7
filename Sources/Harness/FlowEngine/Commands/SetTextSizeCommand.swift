import FlowFormat
import Scenes

/// Makes text larger or smaller, as the person wants it.
struct SetTextSizeCommand: StandardFlowCommand {
  /// `setTextSize`.
  static let name = "setTextSize"
  /// The key of its argument, which may stand alone.
  static let keys: [String]? = ["size"]
  static let guide = FlowCommandGuide(
    "Makes text larger or smaller, now and for later launches.",
    keys: ["size": "How large the person wants text; large is how the run begins."]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Set the size on the device before the run."
  )

  /// The size.
  var size: FlowParameter<FlowTextSize>

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  var needs: FlowCapabilities { .settings }

  /// Reads the name of a size.
  init?(_ call: FlowCall) {
    guard let size: FlowParameter<FlowTextSize> = call.parameter("size") else { return nil }
    self.size = size
  }

  /// Changes the person's setting, now and for later launches.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let size = try run.value(size).size
    try await run.flow.changeSurroundings { $0.textSize = size }
    return .passed
  }
}
