/// The difference of two values: only the lines that differ.
///
/// ```
/// - cart.rows[2].quantity: 1
/// + cart.rows[2].quantity: 2
/// + cart.coupon: Coupon(percent: 10)
/// ```
///
/// Read from the values' own structure; sets and dictionaries are shown sorted. An object is shown
/// with its fields, including inherited ones; inside itself, or after its hundredth occurrence, it
/// is shown as `Node(…)`. An object is read when the difference is taken, so two values that share
/// one show no difference in it.
///
/// - Complexity: O(n) in the size of both values, but for the sorting of sets and dictionaries. For
///   messages and logs, not for comparing.
public struct StateDiff: Equatable, CustomStringConvertible, Sendable {
  /// The lines: those of the first value begin with `-`, those of the second with `+`.
  public let lines: [String]

  /// Compares two values of one type.
  ///
  /// - Parameters:
  ///   - old: The first value.
  ///   - new: The second value.
  ///   - name: The name for a difference of the whole value.
  public init<Value>(_ old: Value, _ new: Value, name: String = "self") {
    self.init(StateTree(old), nil, StateTree(new), name)
  }

  /// Compares a value with an expected one, except for the parts that the expectation leaves alone.
  ///
  /// - Parameters:
  ///   - expected: The result of a change of `base`.
  ///   - base: The former value.
  ///   - actual: The actual value.
  ///   - name: The name for a difference of the whole value.
  package init<Value>(
    expected: Value,
    from base: Value,
    actual: Value,
    name: String
  ) {
    self.init(StateTree(expected), StateTree(base), StateTree(actual), name)
  }

  private init(
    _ old: StateTree,
    _ base: StateTree?,
    _ new: StateTree,
    _ name: String
  ) {
    var comparison = StateComparison(old: old, base: base, new: new, name: name)
    lines = comparison.run()
  }

  /// A Boolean value that indicates whether there is no visible difference.
  public var isEmpty: Bool { lines.isEmpty }

  /// The lines, one below the other.
  public var description: String { lines.joined(separator: "\n") }
}
