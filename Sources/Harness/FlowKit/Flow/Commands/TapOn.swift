extension FlowCommand {
  /// Taps, once or several times, on an element or a point.
  public struct TapOn: Hashable, Sendable {
    /// The element; `nil` if only a point is given.
    public var selector: FlowSelector?
    /// The point in the element, or on the screen if there is no selector.
    public var point: FlowParameter<FlowPoint>?
    /// The number of taps; 1 if `nil`.
    public var repeatCount: FlowParameter<Int>?
    /// The time between two taps.
    public var delay: FlowParameter<FlowDuration>?
    /// Whether to tap once more if nothing on the screen changes.
    public var retryTapIfNoChange: FlowParameter<Bool>?
    /// The longest wait for the element; 17 s if `nil`, 7 s if the step is optional.
    public var timeout: FlowParameter<FlowDuration>?

    static let keys = ["point", "repeat", "delay", "retryTapIfNoChange", "timeout"]
    static let doubleTapKeys = ["point", "delay", "retryTapIfNoChange", "timeout"]

    init?(_ call: FlowCall, _ reader: FlowNodeReader, keys: [String]) {
      guard let (selector, fields) = reader.selectorCall(call, keys: keys) else { return nil }
      self.selector = selector
      guard let fields else { return }
      point = reader.parameter(fields, "point")
      if keys.contains("repeat") { repeatCount = reader.count(fields, "repeat") }
      delay = reader.duration(fields, "delay", .milliseconds)
      retryTapIfNoChange = reader.parameter(fields, "retryTapIfNoChange")
      timeout = reader.duration(fields, "timeout", .milliseconds)
      if selector == nil, fields["point"] == nil {
        reader.report(
          "“\(call.name)” says nowhere to tap. Give a text, an id or a point.",
          at: call.position
        )
        return nil
      }
    }
  }
}
