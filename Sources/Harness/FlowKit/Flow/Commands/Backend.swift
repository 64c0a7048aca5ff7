extension FlowCommand {
  /// Lets something happen on the other side: a product sells out, a delivery arrives.
  public struct Backend: Hashable, Sendable {
    /// The event's name; the embedded gateways say which there are.
    public var event: FlowText
    /// How long from now; at once if nil.
    public var after: FlowParameter<FlowDuration>?
    /// What the event carries: every further key of the command.
    public var values: [FlowEntry]

    init?(_ call: FlowCall, _ reader: FlowNodeReader) {
      if call.value.scalar != nil {
        guard let event = reader.text(call.value, for: call.name) else { return nil }
        (self.event, after, values) = (event, nil, [])
        return
      }
      guard let fields = reader.fields(call.value, of: call.name, keys: nil) else { return nil }
      after = reader.duration(fields, "after", .either)
      let own = ["event", "after"] + FlowStep.keys
      values = []
      for pair in fields.pairs where !own.contains(pair.name) {
        if pair.name == "values", pair.value.pairs != nil {
          values += reader.entries(pair.value, of: "values")
        } else if let entry = reader.entry(pair) {
          values.append(entry)
        }
      }
      guard let node = fields["event"] else {
        reader.report("“backend” needs “event”, the name of what happens.", at: call.position)
        return nil
      }
      guard let event = reader.text(node, for: "event") else { return nil }
      self.event = event
    }
  }
}
