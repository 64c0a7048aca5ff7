/// Where and how a command taps.
package struct FlowTap: Equatable, Sendable {
  /// The keys of a command that taps, beside those of the selector.
  package static let keys = [
    "point", "repeat", "delay", "retryTapIfNoChange", "timeout", "waitUntilVisible",
    "waitToSettleTimeoutMs", "relativePoint",
  ]

  /// The element; `nil` if only a point is given.
  package var selector: FlowSelector?
  /// The point in the element, or on the screen if there is no selector.
  package var point: FlowParameter<FlowPoint>?
  /// The number of taps; 1 if `nil`.
  package var repeatCount: FlowParameter<Int>?
  /// The time between two taps.
  package var delay: FlowParameter<FlowDuration>?
  /// A Boolean value that indicates whether to tap again if the screen does not change.
  package var retryTapIfNoChange: FlowParameter<Bool>?
  /// The longest wait for the element; 17 s if `nil`, 7 s if the step is optional.
  package var timeout: FlowParameter<FlowDuration>?

  /// Reads what a command says of a tap; a key that the command does not know is not read.
  package init?(_ call: FlowCall) {
    guard let (selector, fields) = call.selection() else { return nil }
    self.selector = selector
    point = fields.parameter("point") ?? fields.parameter("relativePoint")
    // A tap waits until its element can be seen, and the screen settles at once.
    let _: FlowParameter<Bool>? = fields.parameter("waitUntilVisible")
    _ = fields.duration("waitToSettleTimeoutMs", .milliseconds)
    if fields.contains("relativePoint"), selector == nil || fields.contains("point") {
      call.report(
        "“relativePoint” is a point in an element. Give a text or an id too, and no “point”.",
        at: fields.position(of: "relativePoint")
      )
    }
    repeatCount = fields.count("repeat")
    delay = fields.duration("delay", .milliseconds)
    retryTapIfNoChange = fields.parameter("retryTapIfNoChange")
    timeout = fields.duration("timeout", .milliseconds)
    if selector == nil, !fields.contains("point"), !fields.contains("relativePoint") {
      call.report("“\(call.name)” says nowhere to tap. Give a text, an id or a point.")
      return nil
    }
  }
}
