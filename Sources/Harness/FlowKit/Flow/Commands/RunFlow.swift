extension FlowCommand {
  /// Runs another file's steps, or some steps under a condition.
  public struct RunFlow: Hashable, Sendable {
    /// The steps to run.
    public enum Target: Hashable, Sendable {
      /// A file.
      ///
      /// - Parameters:
      ///   - name: The file as it was written.
      ///   - path: The path resolved from the folder of the including file, without `.` and `..`;
      ///     the key in ``FlowCollection/subscript(_:)``.
      case file(name: String, path: String)
      /// Steps written in the command itself.
      case commands([FlowStep])
    }

    /// The steps to run.
    public var target: Target
    /// The condition for running; always if `nil`.
    public var when: FlowCondition?
    /// Values for `${…}` in the steps.
    public var env: [FlowEntry]

    static let keys = ["file", "commands", "when", "env"]

    init?(_ call: FlowCall, _ reader: FlowNodeReader) {
      if call.value.scalar != nil {
        guard let target = Self.file(call.value, call, reader) else { return nil }
        (self.target, when, env) = (target, nil, [])
        return
      }
      guard let fields = reader.fields(call.value, of: call.name, keys: Self.keys + FlowStep.keys)
      else { return nil }
      when = reader.condition(fields, "when")
      env = fields["env"].map { reader.env($0) } ?? []
      switch (fields["file"], fields["commands"]) {
      case (let file?, nil):
        guard let target = Self.file(file, call, reader) else { return nil }
        self.target = target
      case (nil, let commands?):
        target = .commands(reader.steps(commands, of: "commands"))
      case (nil, nil), (_?, _?):
        reader.report(
          "“\(call.name)” takes either “file” or “commands”, one of the two.",
          at: call.position
        )
        return nil
      }
    }

    private static func file(
      _ node: YAMLNode,
      _ call: FlowCall,
      _ reader: FlowNodeReader
    ) -> Target? {
      guard let text = reader.text(node, for: call.name) else { return nil }
      guard let name = text.literal, !name.isEmpty else {
        reader.report(
          "The file of “\(call.name)” must be a path without “${…}”, so that it can be read before "
            + "anything is played.",
          at: node.position
        )
        return nil
      }
      return .file(name: name, path: FlowPath.resolve(name, from: reader.file))
    }
  }
}
