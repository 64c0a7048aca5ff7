/// Free data in a flow: the arguments of a launch, the values of an event.
public indirect enum FlowTree: Hashable, Sendable {
  /// Nothing was written.
  case null
  /// A text; what it means is decided by who takes it.
  case text(FlowText)
  /// A list.
  case list([FlowTree])
  /// Named data, in the order of the file.
  case map([FlowEntry])

  /// The data at one moment of a run, every text as a text unless a `${…}` alone gives something
  /// else.
  ///
  /// - Parameter scope: The names that can be used.
  /// - Returns: The value.
  /// - Throws: An error at the column of what cannot be evaluated.
  public func value(in scope: FlowScope) throws(FlowError) -> FlowValue {
    try value(in: scope, FlowBudget())
  }

  func value(in scope: FlowScope, _ budget: FlowBudget) throws(FlowError) -> FlowValue {
    switch self {
    case .null: return .null
    case .text(let text): return try text.value(in: scope, budget)
    case .list(let items):
      var values: [FlowValue] = []
      for item in items { values.append(try item.value(in: scope, budget)) }
      return .array(values)
    case .map(let entries):
      return .object(try entries.values(in: scope, budget))
    }
  }
}
