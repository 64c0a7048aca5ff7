extension FlowCommand {
  /// Asserts that an event has happened since the launch.
  public struct AssertEvent: Hashable, Sendable {
    /// What has happened.
    public enum Subject: Hashable, Sendable {
      /// The app has recorded a call or an event of this name, with these values, perhaps among others.
      case recorded(FlowText, values: [FlowEntry])
      /// An event of this name has reached an element that this `id` selects.
      case reached(id: FlowText, event: FlowText)
    }

    /// What has happened.
    public var subject: Subject
    /// The number of times; at least once if `nil`.
    public var count: FlowParameter<Int>?
    /// The longest wait; 17 s if `nil`, 7 s if the step is optional.
    public var timeout: FlowParameter<FlowDuration>?

    static let keys = ["name", "values", "id", "event", "count", "timeout"]

    init?(_ call: FlowCall, _ reader: FlowNodeReader) {
      if call.value.scalar != nil {
        guard let name = reader.text(call.value, for: call.name) else { return nil }
        subject = .recorded(name, values: [])
        return
      }
      guard let fields = reader.fields(call.value, of: call.name, keys: Self.keys + FlowStep.keys)
      else { return nil }
      count = reader.count(fields, "count")
      timeout = reader.duration(fields, "timeout", .milliseconds)
      switch (fields["name"], fields["id"], fields["event"]) {
      case (let name?, nil, nil):
        let values = reader.entries(fields, "values")
        guard let name = reader.text(name, for: "name") else { return nil }
        subject = .recorded(name, values: values)
      case (nil, let id?, let event?) where fields["values"] == nil:
        guard let id = reader.text(id, for: "id"), let event = reader.text(event, for: "event")
        else { return nil }
        subject = .reached(id: id, event: event)
      default:
        reader.report(
          "“assertEvent” needs “id” and “event”, what has reached which element, or “name”, what the "
            + "app has recorded, perhaps with “values”.",
          at: call.position
        )
        return nil
      }
    }
  }
}
