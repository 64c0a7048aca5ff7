extension FlowCommand {
  /// Waits, in virtual time, until an element is visible or is no longer visible.
  public struct ExtendedWaitUntil: Hashable, Sendable {
    /// The element that must be visible.
    public var visible: FlowSelector?
    /// The element that must not be visible.
    public var notVisible: FlowSelector?
    /// The longest wait; 17 s if `nil`.
    public var timeout: FlowParameter<FlowDuration>?

    static let keys = ["visible", "notVisible", "timeout"]

    init?(_ call: FlowCall, _ reader: FlowNodeReader) {
      guard let fields = reader.fields(call.value, of: call.name, keys: Self.keys + FlowStep.keys)
      else { return nil }
      visible = reader.selector(fields, "visible")
      notVisible = reader.selector(fields, "notVisible")
      timeout = reader.duration(fields, "timeout", .milliseconds)
      if fields["visible"] == nil, fields["notVisible"] == nil {
        reader.report(
          "“\(call.name)” says nothing to wait for. Give “visible” or “notVisible”.",
          at: call.position
        )
        return nil
      }
    }
  }
}
