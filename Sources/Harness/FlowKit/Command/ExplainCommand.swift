import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation
import SafeFiles

/// `harness explain`: says what a command of the format does, or a step of a flow, or what an app has for flows.
enum ExplainCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "explain",
    summary: "says what a command, or a step of a flow, does, and which names the app has",
    synopsis: "[COMMAND|FILE:LINE[:COLUMN]|--app [--json]]",
    about: """
      Says what a command of flows does: what it reads, what counts if nothing is said, how long it waits,
      what it means headless, and whether a device plays it. FILE:LINE is a step of a flow, also with the
      column of an error, as it is told. With --app the names that the app declares are listed. Without
      any of these, all commands are listed.
      """,
    options: [
      CommandOption(
        "--app",
        "the routes, launch arguments, events, questions and states that the app declares for flows; "
          + "nothing is run, so what only a screen knows is not among them"
      ),
      CommandOption("--json", "with --app, for a program"),
    ],
    statuses: "0 explained, 2 wrong usage, no such command, or no step there"
  )

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    try words.refuseOperands(after: words.has("--app") ? 0 : 1)
    if words.has("--app") { return list(AppNames(harness.appType), words, harness) }
    if words.has("--json") { throw HarnessArguments.Misuse("--json goes with --app.") }
    let commands = harness.commands
    guard let subject = words.operands.first else {
      for name in commands.names {
        guard let type = commands[name] else { continue }
        harness.output("\(name): \(type.guide.summary.firstSentence)")
      }
      return .passed
    }
    if let type = commands[subject] {
      harness.output(.lines(FlowExplanation(type).description))
      return .passed
    }
    if let place = Place(subject) { return explain(place, harness) }
    harness.errorOutput("\(harness.name): \(refusal(of: subject, commands))")
    return .unusable
  }

  private static func refusal(of subject: String, _ commands: FlowCommandList) -> String {
    switch commands.rule(named: subject) {
    case .refused(let reason)?: "“\(subject)” is not supported: \(reason)"
    case .read?, nil:
      "There is no command “\(subject.clipped(to: 48))”."
        + (FlowSlip.command(for: subject) ?? NearestName.hint(for: subject, among: commands.names))
    }
  }

  @MainActor private static func list(
    _ names: AppNames,
    _ words: CommandWords,
    _ harness: HarnessCommand
  ) -> HarnessStatus {
    do {
      harness.output(.lines(words.has("--json") ? try names.json() : names.text))
      return .passed
    } catch {
      harness.errorOutput("\(harness.name): The names cannot be written: \(error)")
      return .bug
    }
  }

  /// Where a step stands: `FILE:LINE`, or `FILE:LINE:COLUMN` as errors have it.
  private struct Place {
    private(set) var file: String
    private(set) var line: Int
    private(set) var column: Int?

    init?(_ text: String) {
      guard let (rest, last) = Self.number(endingIn: text[...]) else { return nil }
      (file, line) = (String(rest), last)
      if let (name, number) = Self.number(endingIn: rest) {
        (file, line, column) = (String(name), number, last)
      }
    }

    private static func number(endingIn text: Substring) -> (rest: Substring, number: Int)? {
      guard let colon = text.lastIndex(of: ":"), let number = Int(text[text.index(after: colon)...])
      else { return nil }
      return (text[..<colon], number)
    }

    /// The step that is meant of those on the line: the last one that has begun by then.
    func isBehind(_ step: FlowStep) -> Bool {
      step.line < line || (step.line == line && step.column <= column ?? .max)
    }
  }

  /// Explains the innermost step that has begun at a place, or goes on there.
  @MainActor private static func explain(
    _ place: Place,
    _ harness: HarnessCommand
  ) -> HarnessStatus {
    let (file, line) = (place.file, place.line)
    let reader = FlowReader(commands: harness.commands)
    guard let bytes = try? PlantedLink.read(file, limit: reader.limits.bytes) else {
      harness.errorOutput("\(harness.name): There is no file \(file), or it cannot be read.")
      return .unusable
    }
    let reading = reader.readAll(bytes, file: file)
    for error in reading.errors where error.line == line {
      harness.errorOutput("\(error)")
    }
    let steps = reading.flow?.allSteps ?? []
    let begun = steps.filter { place.isBehind($0) }
      .max { ($0.line, $0.column) < ($1.line, $1.column) }
    let goesOn = begun.map { step in
      line < step.line + step.source.split(whereSeparator: \.isNewline).count
    }
    // Before the first step of a line, such as at its dash, this one is meant.
    guard let step = goesOn == true ? begun : steps.first(where: { $0.line == line }),
      let type = harness.commands[step.name]
    else {
      harness.errorOutput(
        "\(harness.name): No step that can be read stands on line \(line) of \(file)."
      )
      return .unusable
    }
    harness.output(.lines(FlowExplanation(type, step: step).description))
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
