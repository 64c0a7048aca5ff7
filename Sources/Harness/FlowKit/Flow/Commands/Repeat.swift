extension FlowCommand {
  /// Runs steps several times.
  public struct Repeat: Hashable, Sendable {
    /// How often at most; as long as `condition` holds if nil.
    public var times: FlowParameter<Int>?
    /// What must hold before each round (`while:` in the file).
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
