import Foundation

/// `harness explain`: says what a command of the format does, or a step of a flow.
enum ExplainCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "explain",
    summary: "says what a command, or a step of a flow, does",
    synopsis: "[COMMAND|FILE:LINE]",
    about: """
      Says what a command of flows does: what it reads, what counts if nothing is said, how long it waits,
      what it means headless, and whether a device plays it. FILE:LINE is a step of a flow. Without
      either, all commands are listed.
      """,
    statuses: "0 explained, 2 wrong usage, no such command, or no step there"
  )

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    try words.refuseOperands(after: 1)
    let commands = harness.commands
    guard let subject = words.operands.first else {
      for name in commands.names {
        guard let type = commands[name] else { continue }
        harness.output("\(name): \(type.guide.summary.firstSentence)")
      }
      return .passed
    }
    if let type = commands[subject] {
      harness.output(FlowExplanation(type).description)
      return .passed
    }
    if let colon = subject.lastIndex(of: ":"),
      let line = Int(subject[subject.index(after: colon)...])
    {
      return explain(String(subject[..<colon]), line: line, harness)
    }
    harness.errorOutput("\(harness.name): \(refusal(of: subject, commands))")
    return .unusable
  }

  private static func refusal(of subject: String, _ commands: FlowCommandList) -> String {
    switch commands.rule(named: subject) {
    case .refused(let reason)?: "“\(subject)” is not supported: \(reason)"
    case .read?, nil:
      "There is no command “\(subject.prefix(48))”."
        + (FlowSlip.command(for: subject) ?? NearestName.hint(for: subject, among: commands.names))
    }
  }

  /// Explains the innermost step that has begun on a line, or goes on there.
  @MainActor private static func explain(
    _ file: String,
    line: Int,
    _ harness: HarnessCommand
  ) -> HarnessStatus {
    guard let data = FileManager.default.contents(atPath: file) else {
      harness.errorOutput("\(harness.name): There is no file \(file), or it cannot be read.")
      return .unusable
    }
    let reading = FlowReader(commands: harness.commands).readAll(Array(data), file: file)
    for error in reading.errors where error.line == line {
      harness.errorOutput(error.description)
    }
    let steps = reading.flow?.allSteps ?? []
    let step = steps.filter { $0.line <= line }.max { $0.line < $1.line }
    guard let step, line < step.line + step.source.split(whereSeparator: \.isNewline).count,
      let type = harness.commands[step.name]
    else {
      harness.errorOutput(
        "\(harness.name): No step that can be read stands on line \(line) of \(file)."
      )
      return .unusable
    }
    harness.output(FlowExplanation(type, step: step).description)
    return .passed
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
