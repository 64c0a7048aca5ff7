import FlowEngine

/// The sums of a run.
package struct FlowTotals: Equatable, Sendable {
  /// The number of flows that passed.
  package private(set) var passed = 0
  /// The number of flows that failed.
  package private(set) var failed = 0
  /// The number of steps that ran.
  package private(set) var stepsPlayed = 0
  /// The number of steps with a warning: optional ones that failed, and such that passed with something to warn of.
  package private(set) var warnings = 0
  /// The real time that the flows took.
  private(set) var realTime = Duration.zero
  /// A Boolean value that indicates whether every flow has a real time.
  private(set) var hasRealTimes = true
  /// The virtual time that passed in their apps.
  private(set) var virtualTime = Duration.zero
  /// The objects and work that remained after the flows.
  private(set) var alive = FlowCensus()

  /// Adds a flow of a report.
  ///
  /// The times of a report are whole microseconds, so the sums do not depend on the order.
  package mutating func add(_ entry: FlowReportEntry) {
    if entry.passed { passed += 1 } else { failed += 1 }
    stepsPlayed += entry.stepsPlayed
    warnings += entry.warnings
    realTime += FlowSeconds.duration(entry.realMilliseconds ?? 0)
    if entry.realMilliseconds == nil { hasRealTimes = false }
    virtualTime += FlowSeconds.duration(entry.virtualMilliseconds)
    alive = alive + entry.alive
  }
}
