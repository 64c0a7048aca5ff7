import ScenesHeadless

extension FlowCommand {
  /// Changes how the embedded gateways answer from now on.
  public struct SetNetwork: Hashable, Sendable {
    /// How long an answer takes.
    public var latency: FlowParameter<FlowDuration>?
    /// How the next requests fail: `timeout`, `offline`, `server`, `arrivedButTimedOut` or what else the
    /// network knows; checked when the step is played.
    public var failNext: FlowText?
    /// How many requests fail; 1 if nil.
    public var times: FlowParameter<Int>?
    /// Concerns only requests whose name contains this; all if nil.
    public var match: FlowText?

    static let keys = ["latency", "failNext", "times", "match"]

    init?(_ call: FlowCall, _ reader: FlowNodeReader) {
      guard let fields = reader.fields(call.value, of: call.name, keys: Self.keys + FlowStep.keys)
      else { return nil }
      latency = reader.duration(fields, "latency", .either)
      failNext = reader.text(fields, "failNext")
      times = reader.count(fields, "times")
      match = reader.text(fields, "match")
      if fields["latency"] == nil, fields["failNext"] == nil {
        reader.report(
          "“setNetwork” changes nothing. Give “latency” or “failNext”.",
          at: call.position
        )
        return nil
      }
    }
  }
}
