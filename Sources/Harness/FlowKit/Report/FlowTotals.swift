/// The sums of a run.
public struct FlowTotals: Hashable, Sendable {
  /// The number of flows that passed.
  public private(set) var passed = 0
  /// The number of flows that failed.
  public private(set) var failed = 0
  /// The number of steps that ran.
  public private(set) var stepsPlayed = 0
  /// The number of optional steps that failed.
  public private(set) var warnings = 0
  /// The real time that the flows took.
  public private(set) var realTime = Duration.zero
  /// The virtual time that passed in their apps.
  public private(set) var virtualTime = Duration.zero
  /// The objects and work that remained after the flows.
  public private(set) var alive = FlowCensus()

  /// Creates the sums of no flow.
  public init() {}

  /// Adds a flow.
  public mutating func add(_ result: FlowResult) {
    if result.isPassed { passed += 1 } else { failed += 1 }
    stepsPlayed += result.stepsPlayed
    warnings += result.warnings
    realTime += result.realTime
    virtualTime += result.virtualTime
    alive = alive + result.alive
  }
}
