/// What became of one flow.
public struct FlowResult: Hashable, Sendable {
  /// The flow's name.
  public var name: String
  /// The file.
  public var file: String
  /// The flow's tags.
  public var tags: [String]
  /// Its steps in the order in which they ran, each before those inside it; then those not reached.
  public var steps: [StepResult]
  /// How many steps ran, each round of a loop counted.
  public var stepsPlayed: Int
  /// How long it took.
  public var realTime: Duration
  /// How long it was in the app's time.
  public var virtualTime: Duration
  /// Why it failed, what ended it first; empty if it passed.
  public var failures: [FlowFailure]
  /// What was alive after it.
  public var alive: FlowCensus

  /// Whether nothing failed; warnings do not count.
  public var isPassed: Bool { failures.isEmpty }

  /// How many optional steps failed.
  public var warnings: Int { steps.count { $0.outcome == .warned } }
}
