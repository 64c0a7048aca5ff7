import FlowFormat

/// The result of one flow.
public struct FlowResult: Equatable, Sendable {
  /// The flow's name.
  public var name: String
  /// The file.
  public var file: String
  /// The flow's tags.
  public var tags: [String]
  /// The steps in the order in which they ran, each before those inside it, then those not reached.
  public var steps: [StepResult]
  /// The number of steps that ran, counting each iteration of a loop.
  public var stepsPlayed: Int
  /// The real time that the flow took.
  public var realTime: Duration
  /// The virtual time that the flow took.
  public var virtualTime: Duration
  /// The failures, beginning with the one that ended the flow; empty if it passed.
  public var failures: [FlowFailure]
  /// The objects and work that remained after the flow.
  public var alive: FlowCensus
  /// A record of each step, if ``FlowOptions/recordsTrace`` asks for it.
  public var trace: FlowTrace?

  package init(
    name: String,
    file: String,
    tags: [String],
    steps: [StepResult],
    stepsPlayed: Int,
    realTime: Duration,
    virtualTime: Duration,
    failures: [FlowFailure],
    alive: FlowCensus,
    trace: FlowTrace? = nil
  ) {
    self.name = name
    self.file = file
    self.tags = tags
    self.steps = steps
    self.stepsPlayed = stepsPlayed
    self.realTime = realTime
    self.virtualTime = virtualTime
    self.failures = failures
    self.alive = alive
    self.trace = trace
  }

  /// A Boolean value that indicates whether there was no failure; warnings do not count.
  public var isPassed: Bool { failures.isEmpty }

  /// The number of steps with a warning: optional ones that failed, and such that passed with something to warn of.
  public var warnings: Int { steps.count { $0.outcome == .warned } }
}
