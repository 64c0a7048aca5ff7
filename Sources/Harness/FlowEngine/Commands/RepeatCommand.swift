import FlowFormat

/// Runs steps several times.
struct RepeatCommand: StandardFlowCommand {
  /// `repeat`.
  static let name = "repeat"
  /// The keys.
  static let keys: [String]? = ["times", "while", "commands"]
  static let guide = FlowCommandGuide(
    "Plays steps several times.",
    keys: [
      "times": "How often at most.",
      "while": "The condition before each round, which may become true within 7 s.",
      "commands": "The steps.",
    ]
  )
  static let portability: FlowPortability.Rule = .common(
    ["times"],
    ["while": .condition, "commands": .steps]
  )
  /// The number of iterations after which a loop without `times` counts as endless.
  private static let roundLimit = 10_000

  /// The largest number of iterations; without a limit if `nil`, as long as `condition` holds.
  var times: FlowParameter<Int>?
  /// The condition that must hold before each iteration (`while:` in the file).
  var condition: FlowCondition?
  /// The steps.
  var commands: [FlowStep]

  /// Only if its condition looks at the screen.
  var needsScreen: Bool { condition?.looks == true }
  var onlyLooks: Bool { true }

  /// Reads the condition and the steps.
  init?(_ call: FlowCall) {
    guard let fields = call.fields() else { return nil }
    times = fields.count("times")
    condition = fields.condition("while")
    // As in Maestro, a loop may have no commands.
    commands = fields.steps("commands", mayBeNone: true)
    guard fields.contains("times") || fields.contains("while") else {
      call.report("“repeat” would never end. Give “times” or “while”.")
      return nil
    }
  }

  /// The steps.
  var inner: [FlowStep] { commands }

  /// Returns the errors of its condition.
  func check(_ check: FlowCheck) -> [FlowError] { check.errors(in: condition) }

  /// Plays the steps as long as the condition holds.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let times = try run.value(times)
    var round = 0
    // Each iteration is a step, since a loop may have no commands.
    while round < times ?? .max, run.spendStep() {
      if let condition, !(try await run.holds(condition)) { break }
      guard times != nil || round < Self.roundLimit else {
        throw StepFailure("The loop has gone round 10,000 times. Give “times”.")
      }
      try await run.play(commands)
      round += 1
    }
    return round == 0 ? .skipped : .passed
  }
}
