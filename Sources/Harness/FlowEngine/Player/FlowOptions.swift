public import FlowFormat
public import Scenes

/// The options of a run of flows.
public struct FlowOptions: Sendable {
  /// The seed of everything random, the same for each flow.
  public var seed: UInt64
  /// Values for `${…}` by name; a flow's own `env` overrides them.
  public var env: [String: String]
  /// The system that `when: {platform: …}` and `${maestro.platform}` mean.
  public var platform: FlowPlatform
  /// How often the player checks the invariants of the app, unless a flow's header says so.
  public var checks: FlowChecks
  /// The options for the pictures that flows take.
  public var screenshots = FlowScreenshots()
  /// The size of the screen, the person's settings, and the like.
  public var environment: ScreenEnvironment
  /// A Boolean value that indicates whether the player notes what the flows reach
  /// (``FlowPlayer/coverage``).
  ///
  /// It costs a look at the screen after each step, and nothing otherwise.
  public var measuresCoverage = false

  /// A Boolean value that indicates whether each flow's result has a ``FlowResult/trace`` for a report that
  /// shows it; a step takes longer then.
  public var recordsTrace: Bool

  /// Creates options, by default seed 0, no values, iOS, the size of a telephone, checks at cuts and no trace.
  public init(
    seed: UInt64 = 0,
    env: [String: String] = [:],
    platform: FlowPlatform = .iOS,
    environment: ScreenEnvironment = .plain,
    checks: FlowChecks = .cuts,
    recordsTrace: Bool = false
  ) {
    self.seed = seed
    self.env = env
    self.platform = platform
    self.environment = environment
    self.checks = checks
    self.recordsTrace = recordsTrace
  }
}
