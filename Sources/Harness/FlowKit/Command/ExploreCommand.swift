import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation
import ScenesHeadless

/// `harness explore`: walks all that can be done in the app, and writes the map, what was reached, and a flow for each break.
enum ExploreCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "explore",
    summary: "walks all that can be done in the app, and draws the map",
    synopsis:
      "[--depth N] [--faults] [--budget 60s] [--seed N] [--resume FILE]… [--shard i/n] [-o DIR]",
    about: """
      Does everything that a person or the outside can do, from the app's start on: each control, texts
      of each kind, back, rotation, each event of the back ends, the end of the process and a restart.
      It goes on from each screen that is new, the nearest first, and checks at every moment what has
      to hold. DIR gets index.html with the map and all screens, map.svg, map.dot, coverage.txt and
      coverage.json, a flow file for each break in broken, and explore.json, from which --resume goes on.
      A screen with fields that nothing got past is named.
      """,
    options: [
      CommandOption(
        "--depth",
        "N",
        "how many actions lead away from the start at most, from 1 to 1000 (no limit)"
      ),
      CommandOption("--faults", "let each request that is made fail too, in each way"),
      CommandOption(
        "--budget",
        "TIME",
        "how long, in seconds of \(ExploreOptions.actionsPerSecond) actions each (60s): counted, so that every machine finds the same"
      ),
      CommandWords.timeLimitOption,
      CommandOption("--seed", "N", "what decides the order among what is equally near (0)"),
    ] + CommandWords.fieldOptions + [
      CommandOption(
        "--resume",
        "FILE",
        completion: .path,
        "go on from an explore.json; several are put together, such as those of all shards"
      ),
      CommandOption("--shard", "i/n", "leave only the i-th of n parts of all moments"),
      CommandOption(
        "--output",
        "DIR",
        short: "-o",
        completion: .path,
        "the folder to write (explore)"
      ),
      CommandOption(
        "--in-process",
        "run the app in this process, which ends with it if the app crashes"
      ),
      CommandOption(
        "--avoid",
        "FILE",
        completion: .path,
        "the ways that end the process, which are not gone"
      ),
    ],
    statuses:
      "0 nothing broke, 1 something did, or it was stopped before its end, 2 wrong usage, a file that cannot be read or written, or a process "
      + "that was ended from outside"
  )

  static let runsApp = true

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    let arguments = try ExploreArguments(words)
    if harness.isWholeProcess { FlowInterruption.listen(limit: arguments.timeLimit) }
    do {
      let folder = ExploreFolder(arguments.output)
      try folder.make()
      // The breaks from which this one goes on still count, and so do the crashes that make it avoid a way.
      if arguments.resumed.isEmpty, arguments.avoided == nil { folder.removeBreaks() }
      if harness.isWholeProcess, !arguments.isInProcess {
        return try await ExploreSupervisor(folder, harness).run(
          Array(CommandLine.arguments.dropFirst())
        )
      }
      return try await explore(arguments, folder, in: harness)
    } catch {
      return harness.refuse("\((error as NSError).localizedDescription)")
    }
  }

  @MainActor
  private static func explore(
    _ arguments: ExploreArguments,
    _ folder: ExploreFolder,
    in harness: HarnessCommand
  ) async throws -> HarnessStatus {
    var record: ExploreRecord?
    var size = JSONSize()
    for path in arguments.resumed {
      let read = try ExploreFolder.record(at: path, of: harness.appType, after: &size)
      record?.merge(read)
      record = record ?? read
    }
    let explorer = FlowExplorer(app: harness.appType, options: arguments.options, from: record)
    if let avoided = arguments.avoided { explorer.avoided = try ExploreFolder.ways(at: avoided) }
    if arguments.isInProcess, harness.isWholeProcess {
      let current = try folder.currentWay()
      explorer.willPlay = { current.write($0) }
    }
    let line = ProgressLine(on: harness.terminal) { harness.errorOutput("\($0)") }
    explorer.didFollow = { progress in
      line.show { "\(progress.line), at most \(line.left(progress.actions, of: progress.most))" }
    }
    let clock = ProcessorTime.seconds
    let report = await explorer.run()
    line.clear()
    let actions = report.actions - (record?.actions ?? 0)
    let rates = [actions, explorer.followed].map { ProcessorTime.rate(of: $0, since: clock) }
    let map = await ExploreMap(explorer.record, of: explorer.flows)
    try folder.write(explorer.record, report, map)
    folder.removeNotes()
    harness.output(.lines(report.description))
    if let sentence = map.cut { harness.output("\(sentence)") }
    harness.output(
      "\(rates[0]) actions per second of processor time, along "
        + "\(rates[1]) ways; the map is in \(folder.path)/index.html"
    )
    let again: OutputText =
      "“\(harness.name) explore --resume \(folder.path)/explore.json -o \(folder.path)” goes on"
    switch explorer.ending {
    case .done: break
    case .budget: harness.output("The budget is used up; \(again).")
    case .size:
      harness.output("The record is full; begin anew with --shard, --depth or another --seed.")
    case .interruption: harness.output("The exploration \(FlowInterruption.reason); \(again).")
    }
    let isStopped = explorer.ending == .interruption || explorer.ending == .size
    return report.breaks.isEmpty && !isStopped ? .passed : .failed
  }
}
