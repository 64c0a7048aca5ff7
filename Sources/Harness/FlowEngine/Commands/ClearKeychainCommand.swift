import FlowFormat

/// Clears the keychain, which a simulated device does not have: its secrets are with the stored data, which
/// `clearState` removes.
struct ClearKeychainCommand: BareCommand {
  /// `clearKeychain`.
  static let name = "clearKeychain"
  static let guide = FlowCommandGuide("Does nothing: secrets are with the stored data.")

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  /// Does nothing, with a warning on a device that may have a keychain.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    run.warnOfKeychain()
    return .passed
  }
}
