import FlowFormat
import Scenes

/// Makes the screen dark or light.
struct SetDarkModeCommand: StandardFlowCommand {
  /// `setDarkMode`.
  static let name = "setDarkMode"
  /// The key of its argument, which may stand alone.
  static let keys: [String]? = ["value"]
  static let guide = FlowCommandGuide(
    "Makes the screen dark or light, now and for later launches.",
    keys: ["value": "Whether the screen is dark."]
  )
  static let portability: FlowPortability.Rule = .common(["value"])

  /// A value that indicates whether the screen is dark.
  var toggle: FlowParameter<FlowToggle>

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  var needs: FlowCapabilities { .settings }

  /// Reads `enabled` or `disabled`.
  init?(_ call: FlowCall) {
    guard let toggle: FlowParameter<FlowToggle> = call.parameter("value") else { return nil }
    self.toggle = toggle
  }

  /// Changes the person's setting, now and for later launches.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let isDark = try run.value(toggle) == .enabled
    try await run.flow.changeSurroundings { $0.colorScheme = isDark ? .dark : .light }
    return .passed
  }
}
