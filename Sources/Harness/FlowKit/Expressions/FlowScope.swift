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

  /// The known names, in order.
  public var names: [String] { values.keys.sorted() }
}
