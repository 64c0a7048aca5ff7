import FlowFormat

/// Types digits, of which the first is not 0, from the run's seed.
struct InputRandomNumberCommand: StandardFlowCommand {
  /// `inputRandomNumber`.
  static let name = "inputRandomNumber"
  /// The key.
  static let keys: [String]? = ["length"]
  static let guide = FlowCommandGuide(
    "Types digits. \(FlowCommandGuide.random)",
    keys: FlowCommandGuide.length
  )
  static let portability: FlowPortability.Rule = .common(["length"])

  /// The number of characters; 8 if `nil`.
  var length: FlowParameter<Int>?

  /// Reads the length.
  init?(_ call: FlowCall) {
    if call.isBare { return }
    guard let fields = call.fields() else { return nil }
    length = fields.count("length")
  }

  /// Types what the run's seed gives.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    try await run.flow.type(try run.value(length) ?? 8) { $0.digits($1) }
    return .passed
  }
}
