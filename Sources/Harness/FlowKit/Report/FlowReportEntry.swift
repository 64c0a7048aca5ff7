/// One flow in a ``FlowReport``.
public struct FlowReportEntry: Hashable, Sendable, Codable {
  /// A step of the flow.
  public struct Step: Hashable, Sendable, Codable {
    /// The step as written.
    public var step: String
    /// The step's `label`.
    public var label: String?
    /// The file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in Unicode scalars, from 1.
    public var column: Int
    /// The number of steps that contain the step.
    public var depth: Int
    /// The step's outcome.
    public var outcome: StepResult.Outcome
    /// The message of the failure or warning.
    public var message: String?
    /// The real time that the step took.
    public var realMilliseconds: Double
    /// The virtual time that the step took.
    public var virtualMilliseconds: Double

    init(_ result: StepResult) {
      step = result.source
      label = result.label
      file = result.file
      line = result.position.line
      column = result.position.column
      depth = result.depth
      outcome = result.outcome
      message = result.message
      realMilliseconds = FlowSeconds.milliseconds(result.realTime)
      virtualMilliseconds = FlowSeconds.milliseconds(result.virtualTime)
    }
  }

  /// A failure of the flow.
  public struct Failure: Hashable, Sendable, Codable {
    /// The kind of failure.
    public var kind: FlowFailure.Kind
    /// The file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in Unicode scalars, from 1.
    public var column: Int
    /// The step as written.
    public var step: String?
    /// The message.
    public var message: String
    /// The selector without a match.
    public var lookedFor: String?
    /// The wait for a match, in virtual time.
    public var waitedMilliseconds: Double?
    /// The time of the failure, in virtual time since the flow's start.
    public var virtualMilliseconds: Double?
    /// The elements nearest to the selector.
    public var nearest: [FlowNearMiss]
    /// The screen at that moment.
    public var screen: String?
    /// The last events of the app.
    public var events: [String]
    /// What has reached the app's elements last.
    public var nodeEvents: [String]
    /// The last requests.
    public var requests: [String]

    init(_ failure: FlowFailure) {
      kind = failure.kind
      file = failure.file
      line = failure.position.line
      column = failure.position.column
      step = failure.step
      message = failure.message
      lookedFor = failure.sought
      waitedMilliseconds = failure.waited.map { FlowSeconds.milliseconds($0) }
      virtualMilliseconds = failure.virtualTime.map { FlowSeconds.milliseconds($0) }
      nearest = failure.nearMisses
      screen = failure.screen
      events = failure.events
      nodeEvents = failure.nodeEvents
      requests = failure.requests
    }
  }

  /// The flow's name.
  public var name: String
  /// The file.
  public var file: String
  /// The flow's tags.
  public var tags: [String]
  /// The round in which the flow was played, from 1.
  public var round: Int
  /// Whether the flow passed.
  public var passed: Bool
  /// The number of steps that ran.
  public var stepsPlayed: Int
  /// The real time that the flow took.
  public var realMilliseconds: Double
  /// The virtual time that the flow took.
  public var virtualMilliseconds: Double
  /// The objects and work that remained after the flow.
  public var alive: FlowCensus
  /// The flow's steps.
  public var steps: [Step]
  /// The flow's failures.
  public var failures: [Failure]

  init(_ result: FlowResult, round: Int) {
    name = result.name
    file = result.file
    tags = result.tags
    self.round = round
    passed = result.isPassed
    stepsPlayed = result.stepsPlayed
    realMilliseconds = FlowSeconds.milliseconds(result.realTime)
    virtualMilliseconds = FlowSeconds.milliseconds(result.virtualTime)
    alive = result.alive
    steps = result.steps.map { Step($0) }
    failures = result.failures.map { Failure($0) }
  }
}
