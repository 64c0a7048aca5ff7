import FlowFormat
import Scenes

/// Makes the screen dark if it is light, and light if it is dark.
struct ToggleDarkModeCommand: StandardFlowCommand {
  /// `toggleDarkMode`.
  static let name = "toggleDarkMode"
  /// None.
  static let keys: [String]? = []
  static let guide = FlowCommandGuide("Makes a light screen dark, and a dark one light.")
  static let portability: FlowPortability.Rule = .common([])

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  var needs: FlowCapabilities { .settings }

  /// Reads a command without arguments.
  init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Changes the person's setting, now and for later launches.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.changeSurroundings {
      $0.colorScheme = $0.colorScheme == .dark ? .light : .dark
    }
    return .passed
  }
}
