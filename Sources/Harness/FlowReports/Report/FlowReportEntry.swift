public import FlowEngine
import FlowFormat

/// One flow in a ``FlowReport``.
public struct FlowReportEntry: Equatable, Sendable, Codable {
  /// The place in the whole run, from 0, counting what other machines play.
  public var place = 0
  /// The device and the settings as `--matrix` names them: `device=tablet text=largest`.
  public var variant: String?
  /// The flow's name.
  public var name: String
  /// The file.
  public var file: String
  /// The flow's tags.
  public var tags: [String]
  /// The round in which the flow was played, from 1.
  public var round: Int
  /// A Boolean value that indicates whether the flow passed.
  public var passed: Bool
  /// The number of steps that ran.
  public var stepsPlayed: Int
  /// The number of steps with a warning: optional ones that failed, and such that passed with something to warn of.
  public var warnings: Int
  /// The real time that the flow took; `nil` in a report without real times.
  public var realMilliseconds: Double?
  /// The virtual time that the flow took.
  public var virtualMilliseconds: Double
  /// The objects and work that remained after the flow.
  public var alive: FlowCensus
  /// The flow's steps; none in a brief report if the flow passed.
  public var steps: [Step]
  /// The flow's failures.
  public var failures: [Failure]
  /// A record of each step; only where a report shows it.
  public var trace: FlowTrace?
  /// The number of steps without a recording, since the flow's recordings would have been too long; `nil` if no step is.
  public var unrecordedSteps: Int?

  package init(_ result: FlowResult, round: Int) {
    name = result.name
    file = result.file
    tags = result.tags
    self.round = round
    passed = result.isPassed
    stepsPlayed = result.stepsPlayed
    warnings = result.warnings
    realMilliseconds = FlowSeconds.milliseconds(result.realTime)
    virtualMilliseconds = FlowSeconds.milliseconds(result.virtualTime)
    alive = result.alive
    steps = result.steps.map { Step($0) }
    failures = result.failures.map { Failure($0) }
    trace = result.trace
    unrecordedSteps = result.trace?.dropped
  }

  /// The flow's name and the variant, as reports show them.
  package var title: String { FlowVariant.title(name, variant) }

  /// The title with the round, if the run has several: no other play of the file has the same.
  package func title(of rounds: Int) -> String {
    FlowVariant.title(name, variant, round: round, of: rounds)
  }

  /// The entry without its trace.
  package var withoutTrace: FlowReportEntry {
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
