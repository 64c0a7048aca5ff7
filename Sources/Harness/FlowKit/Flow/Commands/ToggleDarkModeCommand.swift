import Scenes

/// Makes the screen dark if it is light, and light if it is dark.
public struct ToggleDarkModeCommand: FlowCommand {
  /// `toggleDarkMode`.
  public static let name = "toggleDarkMode"
  /// None.
  public static let keys: [String]? = []

  /// No: it does not look at the screen.
  public var needsScreen: Bool { false }

  /// Reads a command without arguments.
  public init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Changes the person's setting, now and for later launches.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    await run.flow.changeSurroundings {
      $0.colorScheme = $0.colorScheme == .dark ? .light : .dark
    }
    return .passed
  }
}
