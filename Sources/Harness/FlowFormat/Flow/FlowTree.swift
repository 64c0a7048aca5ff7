/// Data of any form in a flow: the arguments of a launch, the values of an event.
package indirect enum FlowTree: Equatable, Sendable {
  /// No data.
  case null
  /// A text; its meaning depends on the command.
  case text(FlowText)
  /// A list.
  case list([FlowTree])
  /// Named data, in the order of the file.
  case map([FlowEntry])

  /// Returns the data at one moment of a run; every text stays a text unless it is a single `${…}`
  /// with another value.
  ///
  /// - Parameters:
  ///   - scope: The values for `${…}`.
  ///   - budget: The limits of the flow.
  /// - Returns: The value.
  /// - Throws: An error at the column of the part that cannot be evaluated.
  package func value(in scope: FlowScope, _ budget: FlowBudget) throws(FlowError) -> FlowValue {
    switch self {
    case .null: return .null
    case .text(let text): return try text.value(in: scope, budget)
    case .list(let items):
      var values: [FlowValue] = []
      for item in items { values.append(try item.value(in: scope, budget)) }
      return .array(values)
    case .map(let entries):
      return .object(FlowMembers(try entries.values(in: scope, budget)))
    }
  }
}
