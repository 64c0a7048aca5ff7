/// A condition of `when`, `while` and `assertAlways`.
///
/// All given parts must hold.
public struct FlowCondition: Equatable, Sendable {
  /// The element that must be visible.
  package var visible: FlowSelector?
  /// The element that must not be visible.
  package var notVisible: FlowSelector?
  /// The expression that must be true (`true:` in the file).
  package var holds: FlowText?
  /// The system that the run must be for (``FlowOptions/platform``).
  package var platform: FlowParameter<FlowPlatform>?

  /// The keys of a condition under which steps are played, and those that Maestro reads there to no effect.
  package static let readKeys = guardKeys + FlowStep.keys
  /// The keys of a condition in a file.
  package static let keys = ["visible", "notVisible", "true"]
  /// The keys of a condition under which steps are played.
  package static let guardKeys = keys + ["platform"]

  /// A Boolean value that indicates whether it looks at the screen.
  package var looks: Bool { visible != nil || notVisible != nil }
}
