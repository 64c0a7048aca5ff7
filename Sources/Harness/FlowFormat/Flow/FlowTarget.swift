/// The steps that a command runs: those of a file, or those inside the command.
package enum FlowTarget: Equatable, Sendable {
  /// A file.
  ///
  /// - Parameters:
  ///   - name: The file as it was written.
  ///   - path: The path resolved from the folder of the including file, without `.` and `..`; the key in
  ///     ``FlowCollection/subscript(_:)``.
  case file(name: String, path: String)
  /// Steps written in the command itself.
  case commands([FlowStep])

  /// The steps in the same file.
  package var inner: [FlowStep] {
    if case .commands(let steps) = self { steps } else { [] }
  }

  /// Itself, if it is a file.
  package var files: [FlowTarget] {
    if case .file = self { [self] } else { [] }
  }
}

extension FlowTarget {
  /// Reads `file` or `commands`, one of which must stand there; the list of commands may be empty only if `mayBeNone`
  /// is `true`.
  package init?(_ fields: FlowFields, of call: FlowCall, mayBeNone: Bool = false) {
    if call.reader.notes("file", .text), call.reader.notes("commands", .steps) { return nil }
    switch (fields["file"], fields["commands"]) {
    case (let file?, nil): self.init(file: file, of: call)
    case (nil, _?): self = .commands(fields.steps("commands", mayBeNone: mayBeNone))
    case (nil, nil), (_?, _?):
      call.report("“\(call.name)” takes either “file” or “commands”, one of the two.")
      return nil
    }
  }

  /// Reads the path of a file.
  package init?(file node: YAMLNode, of call: FlowCall) {
    call.reader.probe?.noteArgument("file", .text)
    guard let text = call.reader.text(node, for: call.name) else { return nil }
    guard let name = text.literal, !name.isEmpty else {
      call.report(
        "The file of “\(call.name)” must be a path without “${…}”, so that it can be read before "
          + "anything is played.",
        at: node.position
      )
      return nil
    }
    call.reader.filePosition = node.position
    self = .file(name: name, path: FlowPath.resolve(name, from: call.file))
  }
}
