/// A name and its data.
public struct FlowEntry: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The name's position.
  public var position: FlowPosition
  /// The data.
  public var value: FlowTree

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - position: The name's position.
  ///   - value: The data.
  public init(name: String, position: FlowPosition, value: FlowTree) {
    self.name = name
    self.position = position
    self.value = value
  }
}

extension [FlowEntry] {
  /// Returns the data by name at one moment of a run.
  ///
  /// - Parameter scope: The values for `${…}`.
  /// - Returns: A value for every name.
  /// - Throws: An error at the column of the part that cannot be evaluated.
  public func values(in scope: FlowScope) throws(FlowError) -> [String: FlowValue] {
    try values(in: scope, FlowBudget())
  }

  /// Each value is charged to the budget as if it were printed, since it will be.
  func values(
    in scope: FlowScope,
    _ budget: FlowBudget
  ) throws(FlowError) -> [String: FlowValue] {
    var values: [String: FlowValue] = [:]
    for entry in self {
      let value = try entry.value.value(in: scope, budget)
      let most = FlowBudget.Bound.memory.limit
      let bytes = value.extent(limit: most)?.bytes ?? .max
      guard budget.spend(bytes, of: .memory) else { break }
      values[entry.name] = value
    }
    return values
  }
}
