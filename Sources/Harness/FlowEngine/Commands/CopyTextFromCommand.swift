import FlowFormat
import Scenes

/// Copies an element's text, for `pasteText` and `${maestro.copiedText}`.
struct CopyTextFromCommand: StandardFlowCommand {
  /// `copyTextFrom`.
  static let name = "copyTextFrom"
  /// The key beside those of the selector.
  static let keys: [String]? = ["timeout"]
  static let guide = FlowCommandGuide(
    "Copies an element's text, or else its value, placeholder, label or hint, for pasteText and ${maestro.copiedText}; "
      + "an empty field is copied as it is.",
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
    guard let sought = FlowSought(call, to: "copy from") else { return nil }
    (selector, timeout) = (sought.selector, sought.timeout)
  }

  /// Returns the errors of its selector.
  func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: selector) }

  /// Waits for the element and copies its text, or else its value, its placeholder, its label or its hint.
  ///
  /// An empty field is copied as it is, as in Maestro.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let element = try await run.element(selector, within: try run.timeout(timeout)).element
    guard let copied = element.copiedText else {
      throw StepFailure("\(element) has no text to copy.")
    }
    run.flow.budget.spend(copied.utf8.count, of: .memory)
    run.flow.budget.record.copiedText = copied
    try await run.flow.device.setClipboard(copied)
    return .passed
  }
}
