import FlowFormat
import Scenes

/// Asserts that the screen is dark, as the person has set it.
struct AssertDarkModeCommand: StandardFlowCommand {
  /// `assertDarkMode`.
  static let name = "assertDarkMode"
  /// None.
  static let keys: [String]? = []
  static let guide = FlowCommandGuide("Asserts at this instant that the screen is dark.")
  static let portability: FlowPortability.Rule = .common([])

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }
  var onlyLooks: Bool { true }

  /// Reads a command without arguments.
  init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Asserts at this instant.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    guard run.flow.device.environment.colorScheme == .dark else {
      throw StepFailure("The screen is not dark. Set it with “setDarkMode”.")
    }
    return .passed
  }
}
