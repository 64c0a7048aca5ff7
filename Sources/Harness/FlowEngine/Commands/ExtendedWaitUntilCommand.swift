import FlowFormat

/// Waits, in virtual time, until an element is visible or is no longer visible.
struct ExtendedWaitUntilCommand: StandardFlowCommand {
  /// `extendedWaitUntil`.
  static let name = "extendedWaitUntil"
  /// The keys.
  static let keys: [String]? = ["visible", "notVisible", "timeout"]
  static let guide = FlowCommandGuide(
    "Waits until an element is visible, or until one is not, or both.",
    keys: [
      "visible": "The element that must be visible.",
      "notVisible": "The element that must not be visible.", "timeout": FlowCommandGuide.wait,
    ]
  )
  static let portability: FlowPortability.Rule = .common(
    ["timeout"],
    ["visible": .selector, "notVisible": .selector]
  )

  /// The element that must be visible.
  var visible: FlowSelector?
  /// The element that must not be visible.
  var notVisible: FlowSelector?
  /// The longest wait; 17 s if `nil`.
  var timeout: FlowParameter<FlowDuration>?

  var onlyLooks: Bool { true }

  /// Reads the elements and the time-out.
  init?(_ call: FlowCall) {
    guard let fields = call.fields() else { return nil }
    visible = fields.selector("visible")
    notVisible = fields.selector("notVisible")
    timeout = fields.duration("timeout", .milliseconds)
    if !fields.contains("visible"), !fields.contains("notVisible") {
      call.report("“\(call.name)” says nothing to wait for. Give “visible” or “notVisible”.")
      return nil
    }
  }

  /// Returns the errors of its selectors.
  func check(_ check: FlowCheck) -> [FlowError] {
    check.errors(in: visible) + check.errors(in: notVisible)
  }

  /// Waits for one, the other, or both.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.see(visible, notVisible, timeout, run.context)
    return .passed
  }
}
