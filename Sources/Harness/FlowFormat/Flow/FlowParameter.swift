/// A typed argument of a command: a value in the file, or a `${…}` that is evaluated when the step
/// is played.
public enum FlowParameter<Value: FlowParsable>: Equatable, Sendable {
  /// A value in the file.
  case value(Value)
  /// A text with `${…}`.
  case template(FlowText)

  /// Evaluates the parameter; a value that is not expected is an error with the expected form, and with advice if there
  /// is some.
  package func resolved(
    in scope: FlowScope,
    _ budget: FlowBudget,
    _ expectation: String = Value.expectation,
    where isExpected: (Value) -> Bool = { _ in true },
    advice: (String) -> String? = { _ in nil }
  ) throws(FlowError) -> Value {
    switch self {
    case .value(let value): return value
    case .template(let text):
      let evaluated = try text.text(in: scope, budget)
      if let value = Value(flowText: evaluated), isExpected(value) { return value }
      throw FlowError(
        file: text.file,
        position: text.position,
        message: "“\(text.source)” is “\(evaluated.clipped(to: 48))”, "
          + "but \(expectation) is expected."
          + (advice(evaluated).map { " \($0)" } ?? "")
      )
    }
  }
}
