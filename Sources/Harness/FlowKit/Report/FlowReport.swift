public import Foundation

/// The report for programs, as JSON with sorted keys; all times are milliseconds.
///
/// `format` is increased when a key changes its meaning or is removed, but not when a key is added.
/// Keys without a value are left out; so are all real times unless they are asked for, and then the same run gives
/// the same bytes.
public struct FlowReport: Hashable, Sendable, Codable {
  /// The sums of the run.
  public struct Totals: Hashable, Sendable, Codable {
    /// The number of flows that were played, counting each round.
    public var flows = 0
    /// The number of flows that passed.
    public var passed = 0
    /// The number of flows that failed.
    public var failed = 0
    /// The number of steps that ran.
    public var stepsPlayed = 0
    /// The number of optional steps that failed.
    public var warnings = 0
    /// The real time that the flows took; `nil` in a report without real times.
    public var realMilliseconds: Double? = 0
    /// The virtual time that passed in their apps.
    public var virtualMilliseconds = 0.0
    /// The objects and work that remained after the flows.
    public var alive = FlowCensus()

    /// Creates the sums of no flow.
    public init() {}

    init(_ totals: FlowTotals) {
      flows = totals.passed + totals.failed
      passed = totals.passed
      failed = totals.failed
      stepsPlayed = totals.stepsPlayed
      warnings = totals.warnings
      realMilliseconds = FlowSeconds.milliseconds(totals.realTime)
      virtualMilliseconds = FlowSeconds.milliseconds(totals.virtualTime)
      alive = totals.alive
    }
  }

  /// The version of the format.
  public var format = 2
  /// The seed of the run.
  public var seed: UInt64
  /// The number of times that all flows were played.
  public var rounds: Int
  /// The sums of the run.
  public var totals = Totals()
  /// The flows in the order in which they were played.
  public var flows: [FlowReportEntry] = []

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
