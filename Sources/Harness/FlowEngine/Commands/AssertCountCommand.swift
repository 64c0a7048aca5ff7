import FlowFormat
import Scenes
import ScenesHeadless

/// Asserts how many elements are visible that a selector matches.
struct AssertCountCommand: StandardFlowCommand {
  /// `assertCount`.
  static let name = "assertCount"
  /// The keys beside those of the selector.
  static let keys: [String]? = ["count", "timeout"]
  static let guide = FlowCommandGuide(
    "Waits until so many visible elements match.",
    keys: ["count": "The number of them.", "timeout": FlowCommandGuide.wait]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Use assertVisible with an index, and assertNotVisible with the next one."
  )

  /// The elements.
  var selector: FlowSelector
  /// The number of them.
  var count: FlowParameter<Int>
  /// The longest wait; 17 s if `nil`, 7 s if the step is optional.
  var timeout: FlowParameter<FlowDuration>?

  var onlyLooks: Bool { true }

  /// Reads the selector, the number and the time-out.
  init?(_ call: FlowCall) {
    guard let (selector, fields) = call.selection() else { return nil }
    timeout = fields.duration("timeout", .milliseconds)
    guard let selector, fields.contains("count") else {
      call.report("“assertCount” needs “count”, and a text or an id of what to count.")
      return nil
    }
    guard let count = fields.count("count") else { return nil }
    (self.selector, self.count) = (selector, count)
  }

  /// Returns the errors of its selector.
  func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: selector) }

  /// Waits until as many elements are visible.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    _ = try run.device
    let query = try run.flow.query(selector, run.context)
    let expected = try run.value(count) as Int
    let limit = try run.timeout(timeout)
    var found = 0
    let held = try await run.flow.wait(limit, seeking: query) { () throws(StepFailure) in
      let sight = run.flow.sight
      found = sight.matches(query).count { sight.isVisible(sight.frames.elements[$0]) }
      return found == expected
    }
    if held { return .passed }
    let words = found == 1 ? "1 element is" : "\(found) elements are"
    throw run.flow.failure(
      "\(words) \(query.words), not \(expected).",
      seeking: query,
      after: limit
    )
  }
}
