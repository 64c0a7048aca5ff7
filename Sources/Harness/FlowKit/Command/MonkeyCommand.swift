import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation
import SafeFiles
import ScenesHeadless

/// `harness monkey`: random fire, its report, and the flow file of the break that it has found.
enum MonkeyCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "monkey",
    summary: "plays the app at random",
    synopsis: "[--steps N] [--seed N] [--value ID=TEXT]… [-o FILE.yaml]",
    about: """
      Plays the app at random, with faults of the network, events of its back ends, other devices and
      the end of its process in between, and checks after each step what has to hold at every moment.
      The same seed gives the same steps. If something breaks, the shortest steps that show it are in a
      flow file: {harness} FILE.yaml plays them again. A screen with fields that nothing got past is named.
      """,
    options: [
      CommandOption("--steps", "N", "the number of steps (100000)"),
      CommandOption("--seed", "N", "the seed of the steps (0)"),
      CommandWords.timeLimitOption,
    ] + CommandWords.fieldOptions + [
      CommandOption(
        "--output",
        "FILE",
        short: "-o",
        completion: .path,
        "the flow file (monkey-SEED.yaml); it is written as the steps are played, so that they are there "
          + "if the process ends, and removed if nothing breaks"
      ),
      CommandOption(
        "--in-process",
        "run the app in this process, which ends with it if the app crashes"
      ),
    ],
    statuses:
      "0 nothing broke, 1 something did, or it was stopped before its end, 2 wrong usage, a file that cannot be written, or a "
      + "process that was ended from outside"
  )

  static let runsApp = true

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    let options = try MonkeyArguments(words)
    // The file is written again, and removed if nothing breaks.
    let reason =
      WalkScript.isSomethingElse(options.file)
      ? "something else is there. Name another file with -o."
      : OutputPlace.obstacle(toWriting: options.file)
    if let reason {
      return harness.refuse("The steps cannot be written to \(options.file): \(reason)")
    }
    if harness.isWholeProcess { FlowInterruption.listen(limit: options.timeLimit) }
    do {
      if harness.isWholeProcess, !options.isInProcess {
        return try await supervise(options, in: harness)
      }
      return await fire(options, writingTo: try SafeFileWriter(options.file, .inPlace), in: harness)
    } catch let error as SafeFileError {
      return harness.refuse("The steps cannot be written to \(error)")
    } catch {
      return harness.refuse("\((error as NSError).localizedDescription)")
    }
  }

  /// Fires in a process of its own, and looks for the shortest steps if the app ends it.
  @MainActor
  private static func supervise(
    _ options: MonkeyArguments,
    in harness: HarnessCommand
  ) async throws -> HarnessStatus {
    switch try ChildProcess.run(Array(CommandLine.arguments.dropFirst()) + ["--in-process"]) {
    case .exited(let status): return HarnessStatus(rawValue: status) ?? .bug
    case .killed(let signal)
    where FlowInterruption.isAsked && [SIGINT, SIGTERM, SIGALRM].contains(signal):
      // It was not ready yet to end by itself.
      try SafeFile.remove(options.file)
      harness.errorOutput(
        "\(harness.name): Random fire \(FlowInterruption.reason) at its beginning."
      )
      return .failed
    case .killed(let signal):
      try SafeFile.remove(options.file)
      let advice =
        "fire again, with fewer steps if it was that; the same seed gives the same steps."
      return harness.refuse("\(ChildEnding.sentence(killedBy: signal, advice))")
    case .crashed:
      let comment =
        "The shortest steps at random with the seed \(options.seed) that end the process."
      let script = WalkScript(seed: options.seed, round: 0, file: options.file).saying(comment)
      let replay = CrashReplay(script, at: URL(fileURLWithPath: options.file))
      harness.output(await replay.report(try WalkScript.steps(at: options.file)))
      return .failed
    }
  }

  @MainActor
  private static func fire(
    _ options: MonkeyArguments,
    writingTo file: SafeFileWriter,
    in harness: HarnessCommand
  ) async -> HarnessStatus {
    var unwritten: (any Error)?
    func write(_ text: String, isFirst: Bool) {
      do {
        // Only the steps of one round are of use, and they are there even if a step ends the process.
        if isFirst { try file.truncate() }
        try file.write(Array(text.utf8))
      } catch {
        unwritten = error
      }
    }
    let clock = ProcessorTime.seconds
    var monkey = FlowMonkey(app: harness.appType, seed: options.seed, values: options.values)
    monkey.file = options.file
    monkey.willPlay = write
    let progress = ProgressLine(on: harness.terminal) { harness.errorOutput("\($0)") }
    monkey.didFinishRound = { steps in
      progress.show(isLast: steps >= options.steps) {
        "\(steps) of \(English.counted(options.steps, "step")) played, "
          + progress.left(steps, of: options.steps)
      }
    }
    let report = await monkey.run(steps: options.steps)
    progress.clear()
    if let found = report.breaks.first { write(found.flow, isFirst: true) }
    harness.output(.lines(report.description))
    let rate = ProcessorTime.rate(of: report.actions, since: clock)
    harness.output("\(rate) steps per second of processor time")
    // Nothing else stops it early.
    let isInterrupted = report.breaks.isEmpty && report.actions < options.steps
    if isInterrupted {
      harness.errorOutput(
        "\(harness.name): Random fire \(FlowInterruption.reason) after \(report.actions) of "
          + "\(English.counted(options.steps, "step"))."
      )
    }
    if let unwritten {
      return harness.refuse("The steps could not be written to \(options.file): \(unwritten)")
    }
    guard !report.breaks.isEmpty else {
      try? SafeFile.remove(options.file)
      return isInterrupted ? .failed : .passed
    }
    harness.output(
      "The steps are in \(options.file): “\(harness.name) \(options.file)” shows the same break."
    )
    return .failed
  }
}
