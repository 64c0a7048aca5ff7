/// Clears the keychain, which a headless device has not: its secrets are with the stored data, which
/// `clearState` removes.
public struct ClearKeychainCommand: FlowCommand {
  /// `clearKeychain`.
  public static let name = "clearKeychain"
  /// None.
  public static let keys: [String]? = []

  /// No: it does not look at the screen.
  public var needsScreen: Bool { false }

  /// Reads a command without arguments.
  public init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Does nothing.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome { .passed }
}
