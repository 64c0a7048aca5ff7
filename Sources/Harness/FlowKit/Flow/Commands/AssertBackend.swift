extension FlowCommand {
  /// Asserts the data of the back end, whatever the app shows: that the shop has taken one order.
  public struct AssertBackend: Hashable, Sendable {
    /// The questions with the asserted answers, and the questions' values.
    ///
    /// The app declares its questions, so only a known app tells which name is a question and which
    /// is a value.
    public var entries: [FlowEntry]
    /// The longest wait for the answers; 17 s if `nil`, 7 s if the step is optional.
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

    /// Returns the questions.
    ///
    /// - Parameter known: The questions of the app, each with the names of its values.
    /// - Returns: The questions with the asserted answers, in the order of the file.
    func questions(_ known: [String: [String]]) -> [FlowEntry] {
      entries.filter { known[$0.name] != nil }
    }

    /// Returns the questions' values.
    ///
    /// - Parameter known: The questions of the app, each with the names of its values.
    /// - Returns: The values.
    func values(_ known: [String: [String]]) -> [FlowEntry] {
      entries.filter { known[$0.name] == nil }
    }
  }
}
