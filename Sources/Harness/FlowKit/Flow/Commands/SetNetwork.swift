import ScenesHeadless

extension FlowCommand {
  /// Changes the simulated network's latency and faults from now on.
  public struct SetNetwork: Hashable, Sendable {
    /// The time until an answer arrives.
    public var latency: FlowParameter<FlowDuration>?
    /// The fault of the next requests: `timeout`, `offline`, `server`, `arrivedButTimedOut` or
    /// `arrivesLate`.
    public var failNext: FlowText?
    /// The number of requests that fail; 1 if `nil`.
    public var times: FlowParameter<Int>?
    /// A part of the name of the requests that fail; every request counts if `nil`.
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
