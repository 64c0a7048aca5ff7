/// The sums of a run.
public struct FlowTotals: Hashable, Sendable {
  /// The number of flows that passed.
  public private(set) var passed = 0
  /// The number of flows that failed.
  public private(set) var failed = 0
  /// The number of steps that ran.
  public private(set) var stepsPlayed = 0
  /// The number of steps with a warning: optional ones that failed, and such that passed with something to warn of.
  public private(set) var warnings = 0
  /// The real time that the flows took.
  public private(set) var realTime = Duration.zero
  /// Whether every flow has told its real time.
  private(set) var hasRealTimes = true
  /// The virtual time that passed in their apps.
  public private(set) var virtualTime = Duration.zero
  /// The objects and work that remained after the flows.
  public private(set) var alive = FlowCensus()

  /// Creates the sums of no flow.
  public init() {}

  /// Adds a flow.
  public mutating func add(_ result: FlowResult) {
    add(FlowReportEntry(result, round: 1))
  }

  /// Adds a flow of a report.
  ///
  /// The times of a report are whole microseconds, so the sums do not depend on the order.
  mutating func add(_ entry: FlowReportEntry) {
    if entry.passed { passed += 1 } else { failed += 1 }
    stepsPlayed += entry.stepsPlayed
    warnings += entry.warnings
    realTime += FlowSeconds.duration(entry.realMilliseconds ?? 0)
    if entry.realMilliseconds == nil { hasRealTimes = false }
    virtualTime += FlowSeconds.duration(entry.virtualMilliseconds)
    alive = alive + entry.alive
  }
}
