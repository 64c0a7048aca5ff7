import FlowFormat

/// Runs steps again if one of them fails.
struct RetryCommand: StandardFlowCommand, FileRunningCommand {
  /// `retry`.
  static let name = "retry"
  /// The keys.
  static let keys: [String]? = ["maxRetries", "file", "commands", "env"]
  static let guide = FlowCommandGuide(
    "Plays steps once more if one of them fails; the last failure is that of the step.",
    keys: [
      "maxRetries": "How many further tries, at most 3; 1 if nothing is said.",
      "file": "The file, from the folder of this one.",
      "commands": "The steps, in place of a file.",
      "env": "Values for ${…} in the steps.",
    ]
  )
  static let portability: FlowPortability.Rule = .common(
    ["maxRetries", "file", "env"],
    ["commands": .steps]
  )
  /// The most that Maestro retries.
  private static let most = 3

  /// The number of further tries, at most 3; 1 if `nil`.
  var maxRetries: FlowParameter<Int>?
  /// The steps to run.
  var target: FlowTarget
  /// Values for `${…}` in the steps.
  var env: [FlowEntry]

  /// No; its steps may.
  var needsScreen: Bool { false }
  var onlyLooks: Bool { true }

  /// Reads the number, and the file or the steps.
  init?(_ call: FlowCall) {
    guard let fields = call.fields() else { return nil }
    maxRetries = fields.count("maxRetries")
    env = fields.env("env")
    guard let target = FlowTarget(fields, of: call) else { return nil }
    self.target = target
  }

  /// The steps in the same file.
  var inner: [FlowStep] { target.inner }

  /// The file.
  var files: [FlowTarget] { target.files }

  /// Plays the steps until they pass; the last failure is that of the step.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let left = max(0, min(try run.value(maxRetries) ?? 1, Self.most))
    for _ in 0..<left {
      do throws(StepFailure) {
        try await run.forgiving.play(target, env: env)
        return .passed
      } catch {
        guard !error.isFinal, run.mayGoOn else { throw error }
      }
    }
    try await run.play(target, env: env)
    return .passed
  }
}
