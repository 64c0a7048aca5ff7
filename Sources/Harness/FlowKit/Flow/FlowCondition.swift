/// A condition of `when`, `while` and `assertAlways`.
///
/// All that is said must hold.
public struct FlowCondition: Hashable, Sendable {
  /// What must be seen.
  public var visible: FlowSelector?
  /// What must not be seen.
  public var notVisible: FlowSelector?
  /// What must be true (`true:` in the file).
  public var holds: FlowText?

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - visible: What must be seen.
  ///   - notVisible: What must not be seen.
  ///   - holds: What must be true.
  public init(
    visible: FlowSelector? = nil,
    notVisible: FlowSelector? = nil,
    holds: FlowText? = nil
  ) {
    self.visible = visible
    self.notVisible = notVisible
    self.holds = holds
  }

  /// The keys of a condition in a file.
  package static let keys = ["visible", "notVisible", "true"]
}
