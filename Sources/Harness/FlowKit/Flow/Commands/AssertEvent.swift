extension FlowCommand {
  /// Asserts that an event was logged since the launch.
  public struct AssertEvent: Hashable, Sendable {
    /// The event's name.
    public var name: FlowText
    /// The values that it must carry, perhaps among others.
    public var values: [FlowEntry] = []
    /// The number of times; at least once if `nil`.
    public var count: FlowParameter<Int>?
    /// The longest wait; 17 s if `nil`, 7 s if the step is optional.
    public var timeout: FlowParameter<FlowDuration>?

    static let keys = ["name", "values", "count", "timeout"]

    init?(_ call: FlowCall, _ reader: FlowNodeReader) {
      if call.value.scalar != nil {
        guard let name = reader.text(call.value, for: call.name) else { return nil }
        self.name = name
        return
      }
      guard let fields = reader.fields(call.value, of: call.name, keys: Self.keys + FlowStep.keys)
      else { return nil }
      values = reader.entries(fields, "values")
      count = reader.count(fields, "count")
      timeout = reader.duration(fields, "timeout", .milliseconds)
      guard let node = fields["name"] else {
        reader.report("“assertEvent” needs “name”, the event's name.", at: call.position)
        return nil
      }
      guard let name = reader.text(node, for: "name") else { return nil }
      self.name = name
    }
  }
}
