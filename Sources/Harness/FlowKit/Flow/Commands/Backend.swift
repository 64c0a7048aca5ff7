extension FlowCommand {
  /// Makes an event happen in the back end: a product sells out, a delivery arrives.
  public struct Backend: Hashable, Sendable {
    /// The event's name; the app declares the events that it knows.
    public var event: FlowText
    /// The delay; at once if `nil`.
    public var after: FlowParameter<FlowDuration>?
    /// The event's values: every further key of the command.
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
