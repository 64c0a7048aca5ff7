import FlowFormat
import ScenesHeadless

/// Disconnects the network, or reconnects a disconnected one.
struct ToggleAirplaneModeCommand: StandardFlowCommand {
  /// `toggleAirplaneMode`.
  static let name = "toggleAirplaneMode"
  /// None.
  static let keys: [String]? = []
  static let guide = FlowCommandGuide("Disconnects the simulated network, or reconnects it.")
  static let portability: FlowPortability.Rule = .refused(
    "An iOS device ignores it. Test a lost network headless."
  )

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  var needs: FlowCapabilities { .faults }

  /// Reads a command without arguments.
  init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Disconnects or reconnects at once.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    run.spendTouches()
    try run.app.network.isOffline.toggle()
    return .passed
  }
}
