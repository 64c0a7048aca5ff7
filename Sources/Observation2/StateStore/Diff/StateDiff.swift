/// The difference of two values, as the lines that differ and no others.
///
/// ```
/// - cart.rows[2].quantity: 1
/// + cart.rows[2].quantity: 2
/// + cart.coupon: Coupon(percent: 10)
/// ```
///
/// Read from the values' own structure; sets and dictionaries are shown sorted. An object is shown
/// with its fields, also those that it inherits; where it is met inside itself, or for more than the
/// hundredth time, as `Node(…)`. It is read when the difference is taken, so two values that share one
/// show no difference of it.
///
/// - Complexity: O(n) in the size of both values, but for the sorting of sets and dictionaries. For
///   messages and logs, not for comparing.
public struct StateDiff: Equatable, CustomStringConvertible, Sendable {
  /// The lines: those that begin with `-` are of the first value, with `+` of the second.
  public let lines: [String]

  /// Compares two values of one type.
  ///
  /// - Parameters:
  ///   - old: The first.
  ///   - new: The second.
  ///   - name: What a difference of the whole is called.
  public init<Value>(_ old: Value, _ new: Value, name: String = "self") {
    self.init(StateTree(old), nil, StateTree(new), name)
  }

  /// Compares a value with what it is expected to be, but for the parts that the expectation leaves
  /// alone.
  ///
  /// - Parameters:
  ///   - expected: What a change made of `base`.
  ///   - base: The value as it was.
  ///   - repeated: What the same change makes of `actual`: a part that it has left alone in `base` must
  ///     not differ in this from `actual` either.
  ///   - actual: The value as it is.
  ///   - name: What a difference of the whole is called.
  package init<Value>(
    expected: Value,
    from base: Value,
    repeated: Value,
    actual: Value,
    name: String
  ) {
    let beside = StateComparison.Beside(base: StateTree(base), repeated: StateTree(repeated))
    self.init(StateTree(expected), beside, StateTree(actual), name)
  }

  private init(
    _ old: StateTree,
    _ beside: StateComparison.Beside?,
    _ new: StateTree,
    _ name: String
  ) {
    var comparison = StateComparison(old: old, beside: beside, new: new, name: name)
    lines = comparison.run()
  }

  /// Whether no difference can be seen.
  public var isEmpty: Bool { lines.isEmpty }

  /// The lines, one below the other.
  public var description: String { lines.joined(separator: "\n") }
}
