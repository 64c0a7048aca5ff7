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
      "0 nothing broke, 1 something did, or it was interrupted, 2 wrong usage, a file that cannot be written, or a "
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
      MonkeyScript.isSomethingElse(options.file)
      ? "something else is there. Name another file with -o."
      : OutputPlace.obstacle(toWriting: options.file)
    if let reason {
      harness.errorOutput(
        "\(harness.name): The steps cannot be written to \(options.file): \(reason)"
      )
      return .unusable
    }
    if harness.isWholeProcess { FlowInterruption.listen() }
    if harness.isWholeProcess, !options.isInProcess {
      return await supervise(options, in: harness)
    }
    do throws(SafeFileError) {
      let file = try SafeFileWriter(options.file, .inPlace)
      return await fire(options, writingTo: file, in: harness)
    } catch {
      harness.errorOutput("\(harness.name): The steps cannot be written to \(error)")
      return .unusable
    }
  }

  /// Fires in a process of its own, and looks for the shortest steps if the app ends it.
  @MainActor
  private static func supervise(
    _ options: MonkeyArguments,
    in harness: HarnessCommand
  ) async -> HarnessStatus {
    let url = URL(fileURLWithPath: options.file)
    do {
      let words = Array(CommandLine.arguments.dropFirst()) + ["--in-process"]
      switch try ChildProcess.run(words) {
      case .exited(let status): return HarnessStatus(rawValue: status) ?? .bug
      case .killed(let signal):
        try SafeFile.remove(options.file)
        let advice =
          "fire again, with fewer steps if it was that; the same seed gives the same steps."
        let sentence = ChildEnding.sentence(killedBy: signal, advice)
        harness.errorOutput("\(harness.name): \(sentence)")
        return .unusable
      case .crashed: break
      }
      let steps = try MonkeyScript.steps(at: options.file)
      let comment =
        "The shortest steps at random with the seed \(options.seed) that end the process."
      let script = MonkeyScript(seed: options.seed, round: 0, file: options.file).saying(comment)
      harness.output(await CrashReplay(script, at: url).report(steps))
      return .failed
    } catch {
      harness.errorOutput("\(harness.name): \((error as NSError).localizedDescription)")
      return .unusable
    }
  }

  @MainActor
  private static func fire(
    _ options: MonkeyArguments,
    writingTo file: SafeFileWriter,
    in harness: HarnessCommand
  ) async -> HarnessStatus {
    var unwritten: (any Error)?
    let meter = MonkeyMeter(steps: options.steps)
    var monkey = FlowMonkey(app: harness.appType, seed: options.seed, values: options.values)
    monkey.file = options.file
    monkey.willPlay = { text, isFirst in
      do {
        // Only the steps of one round are of use, and they are there even if a step ends the process.
        if isFirst { try file.truncate() }
        try file.write(Array(text.utf8))
      } catch {
        unwritten = error
      }
    }
    let progress = ProgressLine(on: harness.terminal) { harness.errorOutput("\($0)") }
    monkey.didFinishRound = { steps in
      meter.take(after: steps)
      progress.show(isLast: steps >= options.steps) {
        "\(steps) of \(English.counted(options.steps, "step")) played, "
          + progress.left(steps, of: options.steps)
      }
    }
    let report = await monkey.run(steps: options.steps)
    progress.clear()
    // Nothing else stops it early.
    let isInterrupted = report.end == nil && report.steps < options.steps
    if let end = report.end {
      do {
        try file.truncate()
        try file.write(Array(end.flow.utf8))
      } catch {
        unwritten = error
      }
    }
    harness.output(.lines(report.description))
    harness.output("\(meter)")
    if isInterrupted {
      harness.errorOutput(
        "\(harness.name): Random fire was interrupted after \(report.steps) of "
          + "\(English.counted(options.steps, "step"))."
      )
    }
    if let unwritten {
      harness.errorOutput(
        "\(harness.name): The steps could not be written to \(options.file): \(unwritten)"
      )
      return .unusable
    }
    guard report.end != nil else {
      try? SafeFile.remove(options.file)
      return isInterrupted ? .failed : .passed
    }
    harness.output(
      "The steps are in \(options.file): “\(harness.name) \(options.file)” shows the same break."
    )
    return .failed
  }
}
