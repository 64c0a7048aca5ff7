/// A condition of `when`, `while` and `assertAlways`.
///
/// All given parts must hold.
public struct FlowCondition: Hashable, Sendable {
  /// The element that must be visible.
  public var visible: FlowSelector?
  /// The element that must not be visible.
  public var notVisible: FlowSelector?
  /// The expression that must be true (`true:` in the file).
  public var holds: FlowText?
  /// The system that the run must be for (``FlowOptions/platform``).
  public var platform: FlowParameter<FlowPlatform>?

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - visible: The element that must be visible.
  ///   - notVisible: The element that must not be visible.
  ///   - holds: The expression that must be true.
  ///   - platform: The system that the run must be for.
  public init(
    visible: FlowSelector? = nil,
    notVisible: FlowSelector? = nil,
    holds: FlowText? = nil,
    platform: FlowParameter<FlowPlatform>? = nil
  ) {
    self.visible = visible
    self.notVisible = notVisible
    self.holds = holds
    self.platform = platform
  }

  /// The keys of a condition under which steps are played, and those that Maestro reads there to no effect.
  package static let readKeys = guardKeys + FlowStep.keys
  /// The keys of a condition in a file.
  package static let keys = ["visible", "notVisible", "true"]
  /// The keys of a condition under which steps are played.
  package static let guardKeys = keys + ["platform"]

  /// A Boolean value that indicates whether it looks at the screen.
  var looks: Bool { visible != nil || notVisible != nil }
}
