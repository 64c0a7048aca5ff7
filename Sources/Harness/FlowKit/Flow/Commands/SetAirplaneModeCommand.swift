import ScenesHeadless

/// Disconnects or reconnects the network.
struct SetAirplaneModeCommand: FlowCommand {
  /// `setAirplaneMode`.
  static let name = "setAirplaneMode"
  /// The key of its argument, which may stand alone.
  static let keys: [String]? = ["value"]

  /// A value that indicates whether the network is disconnected.
  var toggle: FlowParameter<FlowToggle>

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  /// Reads `enabled` or `disabled`.
  init?(_ call: FlowCall) {
    guard let toggle: FlowParameter<FlowToggle> = call.parameter("value") else { return nil }
    self.toggle = toggle
  }

  /// Disconnects or reconnects at once.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    run.spendTouches()
    run.app.network.isOffline = try run.value(toggle) == .enabled
    return .passed
  }
}
