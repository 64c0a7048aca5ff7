extension FlowCommand {
  /// Runs steps several times.
  public struct Repeat: Hashable, Sendable {
    /// The largest number of iterations; without a limit if `nil`, as long as `condition` holds.
    public var times: FlowParameter<Int>?
    /// The condition that must hold before each iteration (`while:` in the file).
    public var condition: FlowCondition?
    /// The steps.
    public var commands: [FlowStep]

    static let keys = ["times", "while", "commands"]

    init?(_ call: FlowCall, _ reader: FlowNodeReader) {
      guard let fields = reader.fields(call.value, of: call.name, keys: Self.keys + FlowStep.keys)
      else { return nil }
      times = reader.count(fields, "times")
      condition = reader.condition(fields, "while")
      commands = fields["commands"].map { reader.steps($0, of: "commands") } ?? []
      guard fields["commands"] != nil else {
        reader.report("“repeat” needs “commands”, a list of steps.", at: call.position)
        return nil
      }
      guard fields["times"] != nil || fields["while"] != nil else {
        reader.report("“repeat” would never end. Give “times” or “while”.", at: call.position)
        return nil
      }
    }
  }
}
