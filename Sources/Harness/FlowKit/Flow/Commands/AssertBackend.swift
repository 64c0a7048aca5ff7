extension FlowCommand {
  /// Asserts what the other side holds, whatever the app shows: that the shop has taken one order.
  public struct AssertBackend: Hashable, Sendable {
    /// The questions with their answers, and the values that they take.
    ///
    /// The embedded gateways say which questions there are, so which name is what is known when the
    /// app is.
    public var entries: [FlowEntry]
    /// How long it waits for the answers; 17 s if nil, 7 s if the step is optional.
    public var timeout: FlowParameter<FlowDuration>?

    init?(_ call: FlowCall, _ reader: FlowNodeReader) {
      let own = ["timeout"] + FlowStep.keys
      let pairs = call.value.pairs ?? []
      let asked = pairs.filter { !own.contains($0.name) }
      guard !asked.isEmpty else {
        reader.report(
          "“assertBackend” needs a question and its answer, like {orders: 1}.",
          at: call.position
        )
        return nil
      }
      entries = reader.entries(asked)
      timeout = reader.duration(FlowFields(pairs: pairs), "timeout", .milliseconds)
    }

    /// What is asked.
    ///
    /// - Parameter known: The questions of the app, each with the values that it takes.
    /// - Returns: The questions with the answers that are asserted, in the order of the file.
    func questions(_ known: [String: [String]]) -> [FlowEntry] {
      entries.filter { known[$0.name] != nil }
    }

    /// What comes with the questions.
    ///
    /// - Parameter known: The questions of the app, each with the values that it takes.
    /// - Returns: The values.
    func values(_ known: [String: [String]]) -> [FlowEntry] {
      entries.filter { known[$0.name] == nil }
    }
  }
}
