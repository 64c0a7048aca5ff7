import FlowFormat
import ScenesHeadless

/// Disconnects the network, or reconnects a disconnected one.
struct ToggleAirplaneModeCommand: BareCommand {
  /// `toggleAirplaneMode`.
  static let name = "toggleAirplaneMode"
  static let guide = FlowCommandGuide("Disconnects the simulated network, or reconnects it.")
  static let portability: FlowPortability.Rule = .refused(
    "An iOS device ignores it. Test a lost network headless."
  )

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  var needs: FlowCapabilities { .faults }

  /// Disconnects or reconnects at once.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    run.spendTouches()
    try run.app.network.isOffline.toggle()
    return .passed
  }
}
