import FlowFormat
import Scenes

/// Asserts that the screen is dark, as the person has set it.
struct AssertDarkModeCommand: BareCommand {
  /// `assertDarkMode`.
  static let name = "assertDarkMode"
  static let guide = FlowCommandGuide("Asserts at this instant that the screen is dark.")

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }
  var onlyLooks: Bool { true }

  /// Asserts at this instant.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    guard run.flow.device.environment.colorScheme == .dark else {
      throw StepFailure("The screen is not dark. Set it with “setDarkMode”.")
    }
    return .passed
  }
}
