import FlowFormat

/// Runs another file's steps, or some steps under a condition.
struct RunFlowCommand: StandardFlowCommand, FileRunningCommand {
  /// `runFlow`.
  static let name = "runFlow"
  /// The keys; `file` may stand alone.
  static let keys: [String]? = ["file", "commands", "when", "env"]
  static let guide = FlowCommandGuide(
    "Plays another file, or some steps under a condition.",
    keys: [
      "file": "The file, from the folder of this one.",
      "commands": "The steps, in place of a file.",
      "when": "The condition, which may become true within 7 s; always if nothing is said.",
      "env": "Values for ${…} in the steps.",
    ]
  )
  static let portability: FlowPortability.Rule = .common(
    ["file", "env"],
    ["commands": .steps, "when": .condition]
  )

  /// The steps to run.
  var target: FlowTarget
  /// The condition for running; always if `nil`.
  var when: FlowCondition?
  /// Values for `${…}` in the steps.
  var env: [FlowEntry]

  /// Only if its condition looks at the screen.
  var needsScreen: Bool { when?.looks == true }
  var onlyLooks: Bool { true }

  /// Reads the condition, the values, and the file or the steps.
  init?(_ call: FlowCall) {
    if call.isText {
      guard let target = FlowTarget(file: call.value, of: call) else { return nil }
      (self.target, when, env) = (target, nil, [])
      return
    }
    guard let fields = call.fields() else { return nil }
    when = fields.condition("when")
    env = fields.env("env")
    // As in Maestro, there may be no commands.
    guard let target = FlowTarget(fields, of: call, mayBeNone: true) else { return nil }
    self.target = target
  }

  /// The steps in the same file.
  var inner: [FlowStep] { target.inner }

  /// The file.
  var files: [FlowTarget] { target.files }

  /// Returns the errors of its condition.
  func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: when) }

  /// Plays the steps if the condition holds.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if let when, !(try await run.holds(when)) { return .skipped }
    try await run.play(target, env: env)
    return .passed
  }
}
