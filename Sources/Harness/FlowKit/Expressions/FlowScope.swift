/// The names that `${…}` can use at one moment of a run.
public struct FlowScope: Hashable, Sendable {
  private var values: [String: FlowValue]

  /// Creates a scope.
  ///
  /// - Parameter values: The names and their values.
  public init(_ values: [String: FlowValue] = [:]) {
    self.values = values
  }

  /// The value of a name, or nil if there is none; setting nil removes the name.
  public subscript(name: String) -> FlowValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Adds the names of an `env`, in its order; a value may use the names before it, and its own as it
  /// was: `USER: ${USER || 'guest'}`.
  ///
  /// - Parameter env: The names and their values.
  /// - Throws: An error at the column of what cannot be evaluated; the names before it are added.
  public mutating func define(_ env: [FlowEntry]) throws(FlowError) {
    try define(env, FlowBudget())
  }

  mutating func define(_ env: [FlowEntry], _ budget: FlowBudget) throws(FlowError) {
    guard let first = env.first else { return }
    if case .text(let text) = first.value {
      try budget.charge(count, of: .evaluation, in: text.file, at: first.position)
    }
    for entry in env { values[entry.name] = try entry.value.value(in: self, budget) }
  }

  /// How many names are known.
  var count: Int { values.count }

  /// The known names, in order.
  public var names: [String] { values.keys.sorted() }
}
