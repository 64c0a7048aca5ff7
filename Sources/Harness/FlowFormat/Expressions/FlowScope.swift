/// The named values that `${…}` can use at one moment of a run.
public struct FlowScope: Equatable, Sendable {
  private var values: [String: FlowValue]

  /// Creates a scope.
  ///
  /// - Parameter values: The names and their values.
  public init(_ values: [String: FlowValue] = [:]) {
    self.values = values
  }

  /// The value of a name, or `nil` if it is unknown; setting `nil` removes the name.
  public subscript(name: String) -> FlowValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Adds the values of an `env`, in its order; a value may use the names before it, and the
  /// earlier value of its own name: `USER: ${USER || 'guest'}`.
  ///
  /// - Parameters:
  ///   - env: The names and their values.
  ///   - budget: The limits of the flow.
  /// - Throws: An error at the column of the part that cannot be evaluated; the names before it are
  ///   added.
  package mutating func define(_ env: [FlowEntry], _ budget: FlowBudget) throws(FlowError) {
    guard let first = env.first else { return }
    if case .text(let text) = first.value {
      try budget.charge(count, of: .evaluation, in: text.file, at: first.position)
    }
    for entry in env {
      values[try entry.key(in: self, budget)] = try entry.value.value(in: self, budget)
    }
  }

  /// The number of known names.
  package var count: Int { values.count }

  /// The known names, sorted.
  package var names: [String] { values.keys.sorted() }
}
