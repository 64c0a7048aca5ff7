import FlowFormat

/// Clears the keychain, which a simulated device does not have: its secrets are with the stored data, which
/// `clearState` removes.
struct ClearKeychainCommand: StandardFlowCommand {
  /// `clearKeychain`.
  static let name = "clearKeychain"
  /// None.
  static let keys: [String]? = []
  static let guide = FlowCommandGuide("Does nothing: secrets are with the stored data.")
  static let portability: FlowPortability.Rule = .common([])

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  /// Reads a command without arguments.
  init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Does nothing.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome { .passed }
}
