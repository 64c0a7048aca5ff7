/// One flow in a ``FlowReport``.
public struct FlowReportEntry: Hashable, Sendable, Codable {
  /// A step of it.
  public struct Step: Hashable, Sendable, Codable {
    /// The step as written.
    public var step: String
    /// How it calls itself.
    public var label: String?
    /// The file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in Unicode scalars, from 1.
    public var column: Int
    /// How many steps contain it.
    public var depth: Int
    /// How it ended.
    public var outcome: StepResult.Outcome
    /// Why it failed or warned.
    public var message: String?
    /// How long it took.
    public var realMilliseconds: Double
    /// How far it moved the app's time.
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

  /// A reason why it failed.
  public struct Failure: Hashable, Sendable, Codable {
    /// What kind of failure it is.
    public var kind: FlowFailure.Kind
    /// The file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in Unicode scalars, from 1.
    public var column: Int
    /// The step as written.
    public var step: String?
    /// What happened.
    public var message: String
    /// What was looked for.
    public var lookedFor: String?
    /// For how long, in the app's time.
    public var waitedMilliseconds: Double?
    /// When, in the app's time since the flow's start.
    public var virtualMilliseconds: Double?
    /// What came nearest to it.
    public var nearest: [FlowNearMiss]
    /// The screen at that moment.
    public var screen: String?
    /// The last events of the app.
    public var events: [String]
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
      requests = failure.requests
    }
  }

  /// The flow's name.
  public var name: String
  /// The file.
  public var file: String
  /// The flow's tags.
  public var tags: [String]
  /// The round in which it was played, from 1.
  public var round: Int
  /// Whether it passed.
  public var passed: Bool
  /// How many steps ran.
  public var stepsPlayed: Int
  /// How long it took.
  public var realMilliseconds: Double
  /// How long it was in the app's time.
  public var virtualMilliseconds: Double
  /// What was alive after it.
  public var alive: FlowCensus
  /// Its steps.
  public var steps: [Step]
  /// Why it failed.
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
