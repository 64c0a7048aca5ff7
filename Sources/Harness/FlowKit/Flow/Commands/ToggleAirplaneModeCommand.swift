import ScenesHeadless

/// Disconnects the network, or reconnects a disconnected one.
public struct ToggleAirplaneModeCommand: FlowCommand {
  /// `toggleAirplaneMode`.
  public static let name = "toggleAirplaneMode"
  /// None.
  public static let keys: [String]? = []

  /// No: it does not look at the screen.
  public var needsScreen: Bool { false }

  /// Reads a command without arguments.
  public init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
  }

  /// Disconnects or reconnects at once.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    run.spendTouches()
    run.app.network.isOffline.toggle()
    return .passed
  }
}
