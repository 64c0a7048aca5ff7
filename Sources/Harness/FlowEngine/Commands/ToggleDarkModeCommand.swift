import FlowFormat
import Scenes

/// Makes the screen dark if it is light, and light if it is dark.
struct ToggleDarkModeCommand: BareCommand {
  /// `toggleDarkMode`.
  static let name = "toggleDarkMode"
  static let guide = FlowCommandGuide("Makes a light screen dark, and a dark one light.")

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  var needs: FlowCapabilities { .settings }

  /// Changes the person's setting, now and for later launches.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.changeSurroundings {
      $0.colorScheme = $0.colorScheme == .dark ? .light : .dark
    }
    return .passed
  }
}
