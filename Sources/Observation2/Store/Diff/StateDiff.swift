/// The difference of two values, as the lines that differ and no others.
///
/// ```
/// - cart.rows[2].quantity: 1
/// + cart.rows[2].quantity: 2
/// + cart.coupon: Coupon(percent: 10)
/// ```
///
/// Read from the values' own structure; sets and dictionaries are shown sorted.
///
/// - Complexity: O(n) in the size of both values; for messages and logs, not for comparing.
public struct StateDiff: Equatable, CustomStringConvertible, Sendable {
  /// The lines: those that begin with `-` are of the first value, with `+` of the second.
  public private(set) var lines: [String] = []

  /// Compares two values of one type.
  ///
  /// - Parameters:
  ///   - old: The first.
  ///   - new: The second.
  ///   - name: What a difference of the whole is called.
  public init<Value>(_ old: Value, _ new: Value, name: String = "self") {
    compare(StateTree(old), StateTree(new), "", name)
  }

  /// Whether no difference can be seen.
  public var isEmpty: Bool { lines.isEmpty }

  /// The lines, one below the other.
  public var description: String { lines.joined(separator: "\n") }

  private mutating func compare(
    _ old: StateTree,
    _ new: StateTree,
    _ path: String,
    _ name: String
  ) {
    if old.text == new.text { return }
    guard old.shape == new.shape, old.shape != .leaf, !old.parts.isEmpty, !new.parts.isEmpty else {
      let place = path.isEmpty ? name : path
      lines.append("- \(place): \(old.text)")
      lines.append("+ \(place): \(new.text)")
      return
    }
    var others = Dictionary(new.parts, uniquingKeysWith: { first, _ in first })
    for part in old.parts {
      let place = old.path(path, to: part.name)
      if let other = others.removeValue(forKey: part.name) {
        compare(part.tree, other, place, name)
      } else {
        lines.append("- \(place): \(part.tree.text)")
      }
    }
    for part in new.parts where others[part.name] != nil {
      lines.append("+ \(new.path(path, to: part.name)): \(part.tree.text)")
    }
  }
}

extension StateTree {
  fileprivate func path(_ path: String, to name: String) -> String {
    switch shape {
    case .elements, .entries: "\(path)[\(name)]"
    case .fields, .leaf: path.isEmpty ? name : "\(path).\(name)"
    }
  }
}
