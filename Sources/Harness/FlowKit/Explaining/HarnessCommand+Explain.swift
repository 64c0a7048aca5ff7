import Foundation

extension HarnessCommand {
  static func explainHelp(_ name: String) -> String {
    """
    usage: \(name) explain COMMAND|FILE:LINE
           \(name) explain

    Says what a command of the format does: what it reads, what counts if nothing is said, how long it
    waits, what it means headless, and whether a device plays it. FILE:LINE is a step of a flow.
    Without either, all commands are listed.

    exit status: 0 explained, 2 wrong usage, no such command, or no step there
    """
  }

  static func schemaHelp(_ name: String) -> String {
    """
    usage: \(name) schema

    Prints the JSON Schema of flow files, for editors that complete and check YAML: write it to a file
    and name that in the editor's settings, or in a flow's first line:
    # yaml-language-server: $schema=flow.schema.json

    exit status: 0 printed, 2 wrong usage
    """
  }

  /// Says what a command does, or a step of a file.
  func explain(_ arguments: ArraySlice<String>) -> HarnessStatus {
    guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true else {
      errorOutput("\(name): explain takes a command, or FILE:LINE. Try \(name) explain --help.")
      return .unusable
    }
    guard let subject = arguments.first else {
      for name in commands.names {
        guard let type = commands[name] else { continue }
        output("\(name): \(type.guide.summary.firstSentence)")
      }
      return .passed
    }
    if let type = commands[subject] {
      output(FlowExplanation(type).description)
      return .passed
    }
    if let colon = subject.lastIndex(of: ":"),
      let line = Int(subject[subject.index(after: colon)...])
    {
      return explain(String(subject[..<colon]), line: line)
    }
    errorOutput("\(name): \(refusal(of: subject))")
    return .unusable
  }

  private func refusal(of subject: String) -> String {
    switch commands.rule(named: subject) {
    case .refused(let reason)?: "“\(subject)” is not supported: \(reason)"
    case .notYet?: "“\(subject)” is not supported yet."
    case .read?, nil:
      "There is no command “\(subject.prefix(48))”."
        + (FlowSlip.command(for: subject) ?? NearestName.hint(for: subject, among: commands.names))
    }
  }

  private func explain(_ file: String, line: Int) -> HarnessStatus {
    guard let data = FileManager.default.contents(atPath: file) else {
      errorOutput("\(name): There is no file \(file), or it cannot be read.")
      return .unusable
    }
    let reading = FlowReader(commands: commands).readAll(Array(data), file: file)
    for error in reading.errors where error.line == line { errorOutput(error.description) }
    let steps = reading.flow?.allSteps ?? []
    // The innermost step that has begun by then.
    let step = steps.filter { $0.line <= line }.max { $0.line < $1.line }
    guard let step, line < step.line + step.source.split(separator: "\n").count,
      let type = commands[step.name]
    else {
      errorOutput("\(name): No step that can be read stands on line \(line) of \(file).")
      return .unusable
    }
    output(FlowExplanation(type, step: step).description)
    return .passed
  }

  /// Prints the JSON Schema of flow files.
  func schema(_ arguments: ArraySlice<String>) -> HarnessStatus {
    guard arguments.isEmpty else {
      errorOutput("\(name): schema takes nothing. Try \(name) schema --help.")
      return .unusable
    }
    do {
      output(String(decoding: try FlowSchema(commands).encoded().dropLast(), as: UTF8.self))
      return .passed
    } catch {
      errorOutput("\(name): The schema cannot be written: \(error)")
      return .bug
    }
  }
}

extension String {
  /// As far as its first full stop that ends a sentence.
  fileprivate var firstSentence: Substring {
    var end = startIndex
    while let stop = self[end...].firstIndex(of: ".") {
      let next = index(after: stop)
      if next == endIndex || self[next] == " " { return self[..<next] }
      end = next
    }
    return self[...]
  }
}
