import Scenes

/// Asserts that the screen is dark, as the person has set it.
public struct AssertDarkModeCommand: FlowCommand {
  /// `assertDarkMode`.
  public static let name = "assertDarkMode"
  /// None.
  public static let keys: [String]? = []

  /// No: it does not look at the screen.
  public var needsScreen: Bool { false }

  /// Reads a command without arguments.
  public init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Asserts at this instant.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    guard run.flow.surroundings.colorScheme == .dark else {
      throw StepFailure("The screen is not dark. Set it with “setDarkMode”.")
    }
    return .passed
  }
}
