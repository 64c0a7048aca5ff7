import ScenesHeadless

/// Disconnects or reconnects the network.
public struct SetAirplaneModeCommand: FlowCommand {
  /// `setAirplaneMode`.
  public static let name = "setAirplaneMode"
  /// The key of its argument, which may stand alone.
  public static let keys: [String]? = ["value"]

  /// Whether the network is disconnected.
  public var toggle: FlowParameter<FlowToggle>

  /// No: it does not look at the screen.
  public var needsScreen: Bool { false }

  /// Reads `enabled` or `disabled`.
  public init?(_ call: FlowCall) {
    guard let toggle: FlowParameter<FlowToggle> = call.parameter("value") else { return nil }
    self.toggle = toggle
  }

  /// Disconnects or reconnects at once.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    run.spendTouches()
    run.app.network.isOffline = try run.value(toggle) == .enabled
    return .passed
  }
}
