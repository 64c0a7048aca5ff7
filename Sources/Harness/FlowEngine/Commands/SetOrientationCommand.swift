import FlowFormat

/// Turns the device.
struct SetOrientationCommand: StandardFlowCommand {
  /// `setOrientation`.
  static let name = "setOrientation"
  /// The key of its argument, which may stand alone.
  static let keys: [String]? = ["orientation"]
  static let guide = FlowCommandGuide(
    "Turns the device, now and for later launches.",
    keys: ["orientation": "How the device is held."]
  )
  static let portability: FlowPortability.Rule = .common(["orientation"])

  /// How the device is held.
  var orientation: FlowParameter<FlowOrientation>

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  /// Reads one of Maestro's four words.
  init?(_ call: FlowCall) {
    guard let orientation: FlowParameter<FlowOrientation> = call.parameter("orientation") else {
      return nil
    }
    self.orientation = orientation
  }

  /// Turns the device, now and for later launches.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let orientation = try run.value(orientation)
    try await run.flow.changeDevice { $0.turn(to: orientation) }
    return .passed
  }
}
