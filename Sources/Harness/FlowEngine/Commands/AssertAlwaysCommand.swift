import FlowFormat

/// Advances time; a condition must hold now and after every event until then.
struct AssertAlwaysCommand: StandardFlowCommand {
  /// `assertAlways`.
  static let name = "assertAlways"
  /// The keys of a condition, and `for`.
  static let keys: [String]? = FlowCondition.keys + ["for"]
  static let guide = FlowCommandGuide(
    "Moves time on; the condition must hold now and after every event until then.",
    keys: [
      "visible": "An element that must be visible.",
      "notVisible": "An element that must not be visible.", "true": "A condition with ${…}.",
      "for": "How long.",
    ]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Use assertVisible or assertNotVisible, which look once."
  )

  /// The condition.
  var condition: FlowCondition
  /// The time span (`for:` in the file).
  var duration: FlowParameter<FlowDuration>

  var onlyLooks: Bool { true }

  /// Reads the condition and the time span.
  init?(_ call: FlowCall) {
    guard let fields = call.fields() else { return nil }
    guard let condition = call.reader.condition(in: fields, position: call.position) else {
      return nil
    }
    guard fields.contains("for") else {
      call.report("“assertAlways” needs “for”, a time like 5s.")
      return nil
    }
    guard let duration = fields.duration("for", .withUnit) else { return nil }
    (self.condition, self.duration) = (condition, duration)
  }

  /// Returns the errors of its selectors.
  func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: condition) }

  /// Asserts at each instant at which something falls due.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let (device, flow) = (try run.device, run.flow)
    let wanted = try flow.query(condition.visible, run.context)
    let unwanted = try flow.query(condition.notVisible, run.context)
    let start = device.now
    let end = start + (try run.duration(duration, .withUnit) ?? .zero)
    func look() throws(StepFailure) {
      let after = device.now - start
      let sight = flow.sight
      if let wanted, !sight.shows(wanted) { throw flow.missing(wanted, after: after) }
      if let unwanted, sight.shows(unwanted) { throw flow.staying(unwanted, after: after) }
      if let text = condition.holds { try run.demand(text) }
    }
    repeat { try look() } while try await flow.advanceToNext(limit: end)
    if try await flow.advanceToEnd(end) { try look() }
    return .passed
  }
}
