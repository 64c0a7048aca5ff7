import FlowFormat
import Scenes

/// Asserts that the screen is light, as the person has set it.
struct AssertLightModeCommand: BareCommand {
  /// `assertLightMode`.
  static let name = "assertLightMode"
  static let guide = FlowCommandGuide("Asserts at this instant that the screen is light.")

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }
  var onlyLooks: Bool { true }

  /// Asserts at this instant.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    guard run.flow.device.environment.colorScheme == .light else {
      throw StepFailure("The screen is not light. Set it with “setDarkMode”.")
    }
    return .passed
  }
}
