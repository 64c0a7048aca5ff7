/// One flow in a ``FlowReport``.
public struct FlowReportEntry: Hashable, Sendable, Codable {
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
  /// The real time that the flow took; `nil` in a report without real times.
  public var realMilliseconds: Double?
  /// The virtual time that the flow took.
  public var virtualMilliseconds: Double
  /// The objects and work that remained after the flow.
  public var alive: FlowCensus
  /// The flow's steps.
  public var steps: [Step]
  /// The flow's failures.
  public var failures: [Failure]
  /// What happened step by step; only where a report shows it.
  public var trace: FlowTrace?

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
    trace = result.trace
  }

  /// The flow's name as a report shows it.
  var title: String { name }

  /// The number of optional steps that failed.
  var warnings: Int { steps.count { $0.outcome == .warned } }

  /// The entry without its trace.
  var withoutTrace: FlowReportEntry {
    var entry = self
    entry.trace = nil
    return entry
  }

  /// The entry without real times.
  var withoutRealTimes: FlowReportEntry {
    var entry = self
    entry.realMilliseconds = nil
    for index in steps.indices { entry.steps[index].realMilliseconds = nil }
    return entry
  }
}
