extension FlowCommand {
  /// An element that must be visible, or must not be.
  public struct Sighting: Hashable, Sendable {
    /// The element.
    public var selector: FlowSelector
    /// The longest wait; 17 s if `nil`, 7 s if the step is optional.
    public var timeout: FlowParameter<FlowDuration>?

    init?(_ call: FlowCall, _ reader: FlowNodeReader) {
      guard let (selector, fields) = reader.selectorCall(call, keys: ["timeout"]) else {
        return nil
      }
      guard let selector else {
        reader.report(
          "“\(call.name)” says nothing to look for. Give a text or an id.",
          at: call.position
        )
        return nil
      }
      self.selector = selector
      if let fields { timeout = reader.duration(fields, "timeout", .milliseconds) }
    }
  }
}
