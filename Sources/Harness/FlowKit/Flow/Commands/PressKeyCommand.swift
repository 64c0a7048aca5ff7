import ScenesHeadless

/// Presses a key of the keyboard or the device.
public struct PressKeyCommand: FlowCommand {
  /// `pressKey`.
  public static let name = "pressKey"
  /// The key of its argument, which may stand alone.
  public static let keys: [String]? = ["key"]

  /// The key.
  public var key: FlowParameter<FlowKey>

  /// Reads one of Maestro's names; those of a remote control are none.
  public init?(_ call: FlowCall) {
    guard let key: FlowParameter<FlowKey> = call.parameter("key") else { return nil }
    self.key = key
  }

  /// Does what the key does.
  public func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let key: FlowKey = try run.value(key)
    switch key {
    case .enter: try await run.flow.press(.return)
    case .backspace: try await run.flow.press(.backspace)
    case .escape: try await run.flow.press(.escape)
    case .tab: try await run.flow.focusNextField()
    case .back: try await run.flow.back()
    case .home, .lock, .power: try await run.flow.enterBackground()
    case .volumeUp, .volumeDown: run.spendTouches()
    }
    return .passed
  }
}
