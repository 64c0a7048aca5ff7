/// A name and its data.
public struct FlowEntry: Hashable, Sendable {
  /// The name.
  public var name: String
  /// Where the name stands.
  public var position: FlowPosition
  /// The data.
  public var value: FlowTree

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - position: Where the name stands.
  ///   - value: The data.
  public init(name: String, position: FlowPosition, value: FlowTree) {
    self.name = name
    self.position = position
    self.value = value
  }
}

extension [FlowEntry] {
  /// The data by name at one moment of a run.
  ///
  /// - Parameter scope: The names that can be used.
  /// - Returns: A value for every name.
  /// - Throws: An error at the column of what cannot be evaluated.
  public func values(in scope: FlowScope) throws(FlowError) -> [String: FlowValue] {
    var values: [String: FlowValue] = [:]
    for entry in self { values[entry.name] = try entry.value.value(in: scope) }
    return values
  }
}
