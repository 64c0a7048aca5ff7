import FlowFormat
import Scenes
import ScenesHeadless

/// Does what assistive technology offers to do with an element, such as moving a row without carrying it.
struct PerformActionCommand: StandardFlowCommand {
  /// `performAction`.
  static let name = "performAction"
  /// The keys beside those of the selector.
  static let keys: [String]? = ["action", "timeout"]
  static let guide = FlowCommandGuide(
    "Does what assistive technology offers to do with an element.",
    keys: ["action": "What the action is called.", "timeout": FlowCommandGuide.wait]
  )
  static let portability: FlowPortability.Rule = .refused("Do it by touch.")

  /// The element, or something in it.
  var selector: FlowSelector
  /// The action's name.
  var action: FlowText
  /// The longest wait for the element; 17 s if `nil`, 7 s if the step is optional.
  var timeout: FlowParameter<FlowDuration>?

  /// Reads the selector, the action and the time-out.
  init?(_ call: FlowCall) {
    guard let (selector, fields) = call.selection() else { return nil }
    timeout = fields.duration("timeout", .milliseconds)
    guard let selector, fields.contains("action") else {
      call.report("“performAction” needs “action”, and a text or an id of the element.")
      return nil
    }
    guard let action = fields.text("action") else { return nil }
    (self.selector, self.action) = (selector, action)
  }

  /// Returns the errors of its selector.
  func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: selector) }

  /// Waits for the element, and does it.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let limit = try run.timeout(timeout)
    let (taker, _) = try await run.taker(
      of: .accessibilityAction,
      selector,
      "an action",
      within: limit
    )
    let name = try run.text(action)
    let actions = taker.element.accessibilityActions
    guard let index = actions.firstIndex(of: name) else {
      let all = actions.map { "“\($0)”" }.joined(separator: ", ")
      throw StepFailure("\(taker.element) has no action “\(name.clipped(to: 48))”, only \(all).")
    }
    run.spendTouches()
    try await run.device.send(.accessibilityAction(index), to: taker)
    await run.settle()
    return .passed
  }
}
