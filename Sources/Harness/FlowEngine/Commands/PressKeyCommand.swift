import FlowFormat
import ScenesHeadless

/// Presses a key of the keyboard or the device.
struct PressKeyCommand: StandardFlowCommand {
  /// `pressKey`.
  static let name = "pressKey"
  /// The key of its argument, which may stand alone.
  static let keys: [String]? = ["key"]
  static let guide = FlowCommandGuide(
    "Presses a key. Tab leads to the next field; Home, Lock and Power leave the app.",
    keys: ["key": "The key."]
  )
  static let portability: FlowPortability.Rule = .common(
    [],
    ["key": FlowPortability.key],
    alone: FlowPortability.key
  )

  /// The key's name.
  var key: FlowText

  /// Reads one of Maestro's names, also that of a key that only a remote control has.
  init?(_ call: FlowCall) {
    guard let key = call.text("key") else { return nil }
    if let name = key.literal, FlowKey(flowText: name) == nil, !Self.isForeign(name) {
      call.report(
        "“key” takes \(FlowKey.expectation), or a key of a remote control, but "
          + "“\(name.clipped(to: 48))” stands here.",
        at: key.position
      )
      return nil
    }
    self.key = key
  }

  /// Returns whether a name is that of a key which only a remote control or a television has.
  private static func isForeign(_ name: String) -> Bool {
    let folded = name.lowercased().replacing("_", with: " ").replacing("-", with: " ")
    return FlowKey.foreign.contains { $0.lowercased() == folded }
  }

  /// Does what the key does.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let name = try run.text(key)
    guard let key = FlowKey(flowText: name) else {
      guard Self.isForeign(name) else {
        throw StepFailure("There is no key “\(name.clipped(to: 48))”. Give \(FlowKey.expectation).")
      }
      run.warn("Nothing was done: a telephone has no key “\(name)”.")
      return .passed
    }
    if key.isOfDevice, run.flow.pressWithoutApp() { return .passed }
    switch key {
    case .enter: try await run.flow.press(.return)
    case .backspace: try await run.flow.press(.backspace)
    case .escape: try await run.flow.press(.escape)
    case .tab: try await run.flow.press(.tab)
    case .back: try await run.flow.back()
    case .home, .lock, .power: try await run.flow.enterBackground()
    case .volumeUp, .volumeDown:
      run.spendTouches()
      if run.flow.staged == nil {
        run.warn("Nothing was done: the player cannot press this key on this device.")
      }
    }
    return .passed
  }
}
