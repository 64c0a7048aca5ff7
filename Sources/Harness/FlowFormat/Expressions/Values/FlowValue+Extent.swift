extension FlowValue {
  /// The size of a value when it is printed or compared: shared parts count as often as they occur.
  package struct Extent {
    /// The approximate number of bytes.
    package var bytes = 0
    /// The depth of nested arrays and objects.
    package var depth = 0
  }

  /// Returns the value's size; `nil` if it has more than `limit` bytes or is deeper than a value
  /// may be.
  ///
  /// - Complexity: O(`limit`).
  package func extent(limit: Int) -> Extent? {
    var extent = Extent()
    return add(to: &extent, limit: limit, depth: 0) ? extent : nil
  }

  /// The size of a part apart from its texts.
  private static let partBytes = 16

  private func add(to extent: inout Extent, limit: Int, depth: Int) -> Bool {
    extent.bytes += Self.partBytes
    extent.depth = max(extent.depth, depth)
    if case .string(let text) = self { extent.bytes += text.utf8.count }
    guard extent.bytes <= limit, depth <= FlowBudget.deepestValue else { return false }
    switch self {
    case .array(let items):
      for item in items where !item.add(to: &extent, limit: limit, depth: depth + 1) {
        return false
      }
    case .object(let values):
      for (name, value) in values.all {
        extent.bytes += name.utf8.count
        guard value.add(to: &extent, limit: limit, depth: depth + 1) else { return false }
      }
    case .regularExpression(let expression): extent.bytes += expression.source.utf8.count
    case .undefined, .null, .bool, .number, .string, .date: break
    }
    return true
  }
}
