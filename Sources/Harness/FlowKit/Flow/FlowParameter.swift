/// A typed argument of a command: known on reading, or a `${…}` that is evaluated on playing.
public enum FlowParameter<Value: FlowParsable>: Hashable, Sendable {
  /// A value that stands in the file.
  case value(Value)
  /// A text with `${…}`.
  case template(FlowText)

  /// The value at one moment of a run.
  ///
  /// - Parameter scope: The names that can be used.
  /// - Returns: The value.
  /// - Throws: An error at the place of the template if it cannot be evaluated or means no such
  ///   value.
  public func resolved(in scope: FlowScope) throws(FlowError) -> Value {
    try resolved(in: scope, FlowBudget())
  }

  /// The value at one moment of a run, of which `isExpected` says whether it is one that
  /// `expectation` speaks of.
  func resolved(
    in scope: FlowScope,
    _ budget: FlowBudget,
    _ expectation: String = Value.expectation,
    where isExpected: (Value) -> Bool = { _ in true }
  ) throws(FlowError) -> Value {
    switch self {
    case .value(let value): return value
    case .template(let text):
      let evaluated = try text.text(in: scope, budget)
      if let value = Value(flowText: evaluated), isExpected(value) { return value }
      throw FlowError(
        file: text.file,
        position: text.position,
        message: "“\(text.source)” is “\(evaluated.prefix(48))”, "
          + "but \(expectation) is expected."
      )
    }
  }
}
