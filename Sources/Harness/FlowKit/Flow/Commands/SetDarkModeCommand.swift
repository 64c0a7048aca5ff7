import Scenes

/// Makes the screen dark or light.
struct SetDarkModeCommand: FlowCommand {
  /// `setDarkMode`.
  static let name = "setDarkMode"
  /// The key of its argument, which may stand alone.
  static let keys: [String]? = ["value"]

  /// A value that indicates whether the screen is dark.
  var toggle: FlowParameter<FlowToggle>

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  /// Reads `enabled` or `disabled`.
  init?(_ call: FlowCall) {
    guard let toggle: FlowParameter<FlowToggle> = call.parameter("value") else { return nil }
    self.toggle = toggle
  }

  /// Changes the person's setting, now and for later launches.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let isDark = try run.value(toggle) == .enabled
    await run.flow.changeSurroundings { $0.colorScheme = isDark ? .dark : .light }
    return .passed
  }
}
