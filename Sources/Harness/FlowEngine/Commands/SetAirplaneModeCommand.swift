import FlowFormat
import ScenesHeadless

/// Disconnects or reconnects the network.
struct SetAirplaneModeCommand: StandardFlowCommand {
  /// `setAirplaneMode`.
  static let name = "setAirplaneMode"
  /// The key of its argument, which may stand alone.
  static let keys: [String]? = ["value"]
  static let guide = FlowCommandGuide(
    "Disconnects the simulated network, or reconnects it, at once.",
    keys: ["value": "Whether the network is disconnected."]
  )
  static let portability: FlowPortability.Rule = .refused(
    "An iOS device ignores it. Test a lost network headless."
  )

  /// A value that indicates whether the network is disconnected.
  var toggle: FlowParameter<FlowToggle>

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  var needs: FlowCapabilities { .faults }

  /// Reads `enabled` or `disabled`.
  init?(_ call: FlowCall) {
    guard let toggle: FlowParameter<FlowToggle> = call.parameter("value") else { return nil }
    self.toggle = toggle
  }

  /// Disconnects or reconnects at once.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    run.spendTouches()
    try run.app.network.isOffline = try run.value(toggle) == .enabled
    return .passed
  }
}
