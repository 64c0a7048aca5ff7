extension FlowCommand {
  /// Asserts the value of a data source's property.
  public struct AssertValue: Hashable, Sendable {
    /// The property, as `cartProducts.0.quantity`.
    public var path: FlowText
    /// The expected value; `null` if the key has no value.
    public var equals: FlowTree
    /// The longest wait; 17 s if `nil`, 7 s if the step is optional.
    public var timeout: FlowParameter<FlowDuration>?

    static let keys = ["path", "equals", "timeout"]

    init?(_ call: FlowCall, _ reader: FlowNodeReader) {
      guard let fields = reader.fields(call.value, of: call.name, keys: Self.keys + FlowStep.keys)
      else { return nil }
      timeout = reader.duration(fields, "timeout", .milliseconds)
      guard let pathNode = fields["path"], let equalsNode = fields["equals"] else {
        reader.report(
          "“assertValue” needs “path”, the property, and “equals”, what it must hold.",
          at: call.position
        )
        return nil
      }
      guard let path = reader.text(pathNode, for: "path"), let equals = reader.tree(equalsNode)
      else { return nil }
      (self.path, self.equals) = (path, equals)
    }
  }
}
