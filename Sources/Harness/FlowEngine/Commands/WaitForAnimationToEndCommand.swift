import FlowFormat
import Scenes
import ScenesHeadless

/// Waits until no transition from one scene to another is under way.
struct WaitForAnimationToEndCommand: StandardFlowCommand {
  /// `waitForAnimationToEnd`.
  static let name = "waitForAnimationToEnd"
  /// The key.
  static let keys: [String]? = ["timeout"]
  static let guide = FlowCommandGuide(
    "Waits until no transition between scenes is under way; one that goes on is no failure.",
    keys: ["timeout": "The longest wait in milliseconds; 15000 if nothing is said."]
  )
  static let portability: FlowPortability.Rule = .common(["timeout"])
  /// The longest wait if nothing is said, as in Maestro.
  private static let usual = Duration.seconds(15)

  /// The longest wait; 15 s if `nil`.
  var timeout: FlowParameter<FlowDuration>?

  var onlyLooks: Bool { true }

  /// Reads the time-out.
  init?(_ call: FlowCall) {
    if call.isBare { return }
    guard let fields = call.fields() else { return nil }
    timeout = fields.duration("timeout", .milliseconds)
  }

  /// Waits; what still moves after the time-out is no failure, as in Maestro.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let device = try run.device
    let limit = try run.duration(timeout, .milliseconds) ?? Self.usual
    _ = try await run.wait(limit) { () throws(StepFailure) in
      !device.isAnimating
    }
    return .passed
  }
}
