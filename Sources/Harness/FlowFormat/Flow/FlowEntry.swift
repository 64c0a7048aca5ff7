/// A name and its data.
package struct FlowEntry: Equatable, Sendable {
  /// The name as it is written.
  package var name: String
  /// The name with its `${…}`, if it has some.
  var template: FlowText?
  /// The name's position.
  package var position: FlowPosition
  /// The data.
  package var value: FlowTree

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - position: The name's position.
  ///   - value: The data.
  package init(name: String, position: FlowPosition, value: FlowTree) {
    self.name = name
    self.position = position
    self.value = value
  }

  package init(name: String, position: FlowPosition, value: FlowTree, template: FlowText?) {
    self.init(name: name, position: position, value: value)
    self.template = template
  }

  /// A Boolean value that indicates whether the name is known before the flow is played.
  package var hasFixedName: Bool { template == nil }

  /// Returns the name at one moment of a run.
  package func key(in scope: FlowScope, _ budget: FlowBudget) throws(FlowError) -> String {
    try template?.text(in: scope, budget) ?? name
  }
}

extension [FlowEntry] {
  /// Returns the data by name at one moment of a run.
  ///
  /// Each value is charged to the budget as if it were printed, since it will be.
  package func values(
    in scope: FlowScope,
    _ budget: FlowBudget
  ) throws(FlowError) -> [String: FlowValue] {
    var values: [String: FlowValue] = [:]
    for entry in self {
      let value = try entry.value.value(in: scope, budget)
      let most = FlowBudget.Bound.memory.limit
      let bytes = value.extent(limit: most)?.bytes ?? .max
      guard budget.spend(bytes, of: .memory) else { break }
      let name = try entry.key(in: scope, budget)
      if let template = entry.template, values[name] != nil {
        throw FlowError(
          file: template.file,
          position: template.position,
          message: "The key “\(name.clipped(to: 48))” stands here twice. Rename one of the two."
        )
      }
      values[name] = value
    }
    return values
  }
}
