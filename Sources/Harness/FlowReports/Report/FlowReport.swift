public import FlowEngine
import FlowFormat
public import Foundation

/// The report for programs, as JSON with sorted keys; all times are milliseconds.
///
/// `format` is increased when a key changes its meaning or is removed, but not when a key is added.
/// Keys without a value are left out; so are all real times unless they are asked for, and then the same run gives
/// the same bytes.
public struct FlowReport: Equatable, Sendable, Codable {
  /// The sums of the run.
  public struct Totals: Equatable, Sendable, Codable {
    /// The number of flows that were played, counting each round.
    public var flows = 0
    /// The number of flows that passed.
    public var passed = 0
    /// The number of flows that failed.
    public var failed = 0
    /// The number of steps that ran.
    public var stepsPlayed = 0
    /// The number of steps with a warning: optional ones that failed, and such that passed with something to warn of.
    public var warnings = 0
    /// The real time that the flows took; `nil` in a report without real times.
    public var realMilliseconds: Double? = 0
    /// The virtual time that passed in their apps.
    public var virtualMilliseconds = 0.0
    /// The objects and work that remained after the flows.
    public var alive = FlowCensus()

    /// Creates the sums of no flow.
    package init() {}

    package init(_ totals: FlowTotals) {
      flows = totals.passed + totals.failed
      passed = totals.passed
      failed = totals.failed
      stepsPlayed = totals.stepsPlayed
      warnings = totals.warnings
      realMilliseconds = totals.hasRealTimes ? FlowSeconds.milliseconds(totals.realTime) : nil
      virtualMilliseconds = FlowSeconds.milliseconds(totals.virtualTime)
      alive = totals.alive
    }
  }

  package static let version = 2

  /// The part of a run that one of several machines has played.
  package struct Shard: Equatable, Sendable, Codable {
    /// The number of this part, from 1.
    package var part: Int
    /// The number of parts.
    package var of: Int
    /// The number of flows of the whole run, counting each round.
    package var plays: Int
    /// A text that only parts of the same run have in common.
    package var plan: String

    package init(part: Int, of: Int, plays: Int, plan: String) {
      (self.part, self.of, self.plays, self.plan) = (part, of, plays, plan)
    }
  }

  /// A flow that was planned and not played.
  public struct Unplayed: Equatable, Sendable, Codable {
    /// The place in the whole run, from 0.
    public var place: Int
    /// The flow's name.
    public var name: String
    /// The file.
    public var file: String
    /// The round, from 1.
    public var round: Int
    /// The device and the settings as `--matrix` names them.
    public var variant: String?

    package init(_ play: FlowRunPlan.Play) {
      place = play.place
      name = play.name
      file = play.file
      round = play.round
      variant = play.variant?.name
    }

    /// The flow's name and the variant, with the round if the run has several.
    package func title(of rounds: Int) -> String {
      FlowVariant.title(name, variant, round: round, of: rounds)
    }
  }

  /// The version of the format.
  public var format = FlowReport.version
  /// The seed of the run.
  public var seed: UInt64
  /// The number of times that all flows were played.
  public var rounds: Int
  /// The part of the run, if several machines play it.
  package var shard: Shard?
  /// The sums of the run.
  public var totals = Totals()
  /// The flows in the order in which they were played.
  public var flows: [FlowReportEntry] = []

  /// The flows that were not played, because a flow had failed or the time was over.
  public var notPlayed: [Unplayed]?
  /// Why they were not played: `a flow has failed`.
  public var stopped: String?

  /// Creates a report of no flow.
  public init(seed: UInt64, rounds: Int) {
    self.seed = seed
    self.rounds = rounds
  }

  /// Adds a flow.
  public mutating func add(_ result: FlowResult, round: Int) {
    flows.append(FlowReportEntry(result, round: round))
  }

  /// The report without real times, which are the same each time only by chance.
  var withoutRealTimes: FlowReport {
    var report = self
    report.totals.realMilliseconds = nil
    report.flows = flows.map(\.withoutRealTimes)
    return report
  }

  /// The report as JSON in UTF-8, with a line break at its end.
  ///
  /// - Throws: An error of the encoder, which no content of a report causes.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
