import Scenes

/// Asserts that the screen is light, as the person has set it.
public struct AssertLightModeCommand: FlowCommand {
  /// `assertLightMode`.
  public static let name = "assertLightMode"
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
    guard run.flow.surroundings.colorScheme == .light else {
      throw StepFailure("The screen is not light. Set it with “setDarkMode”.")
    }
    return .passed
  }
}
