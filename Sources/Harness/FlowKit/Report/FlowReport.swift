public import Foundation

/// The report that a machine reads, as JSON with sorted keys; all times are milliseconds.
///
/// `format` grows when a key changes its meaning or goes; keys may be added without that. Keys
/// without a value are left out.
public struct FlowReport: Hashable, Sendable, Codable {
  /// The sums of the run.
  public struct Totals: Hashable, Sendable, Codable {
    /// How many flows were played, each round counted.
    public var flows = 0
    /// How many of them passed.
    public var passed = 0
    /// How many of them failed.
    public var failed = 0
    /// How many steps ran.
    public var stepsPlayed = 0
    /// How many optional steps failed.
    public var warnings = 0
    /// The time that the flows took.
    public var realMilliseconds = 0.0
    /// The time that passed in their apps.
    public var virtualMilliseconds = 0.0
    /// What was alive after them.
    public var alive = FlowCensus()

    /// The sums of no flow.
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

  /// The version of this form.
  public var format = 1
  /// The seed of the run.
  public var seed: UInt64
  /// How often all flows were played.
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

  /// The report as JSON in UTF-8, with a line break at its end.
  ///
  /// - Throws: What the encoder throws; nothing in a report gives it cause to.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
