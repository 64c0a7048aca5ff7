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

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - visible: The element that must be visible.
  ///   - notVisible: The element that must not be visible.
  ///   - holds: The expression that must be true.
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
