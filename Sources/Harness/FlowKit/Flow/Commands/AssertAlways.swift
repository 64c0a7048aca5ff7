extension FlowCommand {
  /// Advances time; a condition must hold now and after every event until then.
  public struct AssertAlways: Hashable, Sendable {
    /// The condition.
    public var condition: FlowCondition
    /// The time span (`for:` in the file).
    public var duration: FlowParameter<FlowDuration>

    init?(_ call: FlowCall, _ reader: FlowNodeReader) {
      let keys = FlowCondition.keys + ["for"]
      guard let fields = reader.fields(call.value, of: call.name, keys: keys + FlowStep.keys)
      else { return nil }
      guard let condition = reader.condition(in: fields, position: call.position) else {
        return nil
      }
      guard fields["for"] != nil else {
        reader.report("“assertAlways” needs “for”, a time like 5s.", at: call.position)
        return nil
      }
      guard let duration = reader.duration(fields, "for", .withUnit) else { return nil }
      (self.condition, self.duration) = (condition, duration)
    }
  }
}
