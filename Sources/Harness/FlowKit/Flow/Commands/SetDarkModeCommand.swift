import Scenes

/// Makes the screen dark or light.
public struct SetDarkModeCommand: FlowCommand {
  /// `setDarkMode`.
  public static let name = "setDarkMode"
  /// The key of its argument, which may stand alone.
  public static let keys: [String]? = ["value"]

  /// Whether the screen is dark.
  public var toggle: FlowParameter<FlowToggle>

  /// No: it does not look at the screen.
  public var needsScreen: Bool { false }

  /// Reads `enabled` or `disabled`.
  public init?(_ call: FlowCall) {
    guard let toggle: FlowParameter<FlowToggle> = call.parameter("value") else { return nil }
    self.toggle = toggle
  }

  /// Changes the person's setting, now and for later launches.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let isDark = try run.value(toggle) == .enabled
    await run.flow.changeSurroundings { $0.colorScheme = isDark ? .dark : .light }
    return .passed
  }
}
