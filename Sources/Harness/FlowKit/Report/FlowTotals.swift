/// The sums of a run.
public struct FlowTotals: Hashable, Sendable {
  /// How many flows passed.
  public private(set) var passed = 0
  /// How many flows failed.
  public private(set) var failed = 0
  /// How many steps ran.
  public private(set) var stepsPlayed = 0
  /// How many optional steps failed.
  public private(set) var warnings = 0
  /// The time that the flows took.
  public private(set) var realTime = Duration.zero
  /// The time that passed in their apps.
  public private(set) var virtualTime = Duration.zero
  /// What was alive after them.
  public private(set) var alive = FlowCensus()

  /// The sums of no flow.
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
