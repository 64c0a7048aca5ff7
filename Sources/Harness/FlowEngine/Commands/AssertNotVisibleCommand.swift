import FlowFormat

/// Asserts that an element is not visible, or disappears.
struct AssertNotVisibleCommand: StandardFlowCommand {
  /// `assertNotVisible`.
  static let name = "assertNotVisible"
  /// The key beside those of the selector.
  static let keys: [String]? = ["timeout"]
  static let guide = FlowCommandGuide(
    "Waits until an element is not visible, or not there.",
    keys: ["timeout": FlowCommandGuide.wait]
  )
  static let portability: FlowPortability.Rule = .selecting

  /// The element.
  var selector: FlowSelector
  /// The longest wait; 17 s if `nil`, 7 s if the step is optional.
  var timeout: FlowParameter<FlowDuration>?

  var onlyLooks: Bool { true }

  /// Reads the selector and the time-out.
  init?(_ call: FlowCall) {
    guard let sought = FlowSought(call, to: "look for") else { return nil }
    (selector, timeout) = (sought.selector, sought.timeout)
  }

  /// Returns the errors of its selector.
  func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: selector) }

  /// Waits until the element is not visible.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.see(nil, selector, timeout, run.context)
    return .passed
  }
}
