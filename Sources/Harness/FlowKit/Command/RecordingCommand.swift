import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation
import SafeFiles
import ScenesHeadless

/// `harness recording`: plays a flow, and writes what the app's stores have recorded.
enum RecordingCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "recording",
    summary: "plays a flow and writes what the app's stores have recorded",
    synopsis: "FLOW -o DIR",
    about: """
      Plays a flow, and writes what the app's stores have recorded since its last launch: DIR/STORE.jsonl
      for each. A flow begins where a recording has ended with “- replay: STORE.jsonl”.
      """,
    options: [
      CommandOption(
        "--output",
        "DIR",
        short: "-o",
        completion: .path,
        "the folder to write; it is made if it is not there"
      ),
      RunCommand.outside,
      CommandWords.timeLimitOption,
    ],
    statuses:
      "0 written, 1 the flow failed (what was recorded is written all the same), 2 wrong usage, an app that "
      + "records nothing, or a folder that cannot be written"
  )

  static let runsApp = true

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    try words.refuseOperands(after: 1)
    guard let path = words.operands.first else {
      throw HarnessArguments.Misuse("recording needs a flow to play.")
    }
    guard let output = try words.text("--output", "the name of a folder") else {
      throw HarnessArguments.Misuse("recording needs a folder to write: -o DIR.")
    }
    let limits = FlowRunLimits(time: try words.timeLimit())
    if harness.isWholeProcess { FlowInterruption.listen(limit: limits.time) }
    guard harness.appType is any ReplayableApp.Type else {
      harness.errorOutput("\(harness.name): The app's stores record nothing.")
      return .unusable
    }
    var finder = FlowFinder(ofCommandLine: harness.commands)
    finder.stop = { limits.stop }
    finder.allowsOutside = words.has("--allow-outside")
    let player = FlowPlayer(finder.find([path]), app: harness.appType)
    for error in player.errors { harness.errorOutput("\(error)") }
    guard player.errors.isEmpty, let flow = player.flows.first, player.flows.count == 1 else {
      if player.errors.isEmpty {
        harness.errorOutput("\(harness.name): recording plays one flow, not \(player.flows.count).")
      }
      return player.collection.isCut ? .failed : .unusable
    }
    let run = FlowRun(flow, for: player, budget: FlowBudget(interruption: limits.interruption))
    run.app.record()
    let result = await run.play()
    for failure in result.failures { harness.output(.lines(failure.description)) }
    do {
      try write(run.app.recordings, to: URL(fileURLWithPath: output, isDirectory: true), harness)
    } catch {
      let reason = (error as NSError).localizedDescription
      harness.errorOutput("\(harness.name): Nothing can be written to \(output): \(reason)")
      return .unusable
    }
    return result.isPassed ? .passed : .failed
  }

  private struct Obstacle: LocalizedError {
    let errorDescription: String?
  }

  /// Returns `true` if another file than a recording exists: the first line of a recording is sealed.
  private static func isSomethingElse(_ file: URL) -> Bool {
    let beginning = Array("{\"epoch\":".utf8)
    guard let found = try? SafeFile.start(of: file.path, count: beginning.count), !found.isEmpty
    else { return false }
    return found != beginning
  }

  @MainActor private static func write(
    _ recordings: [String: String],
    to folder: URL,
    _ harness: HarnessCommand
  ) throws {
    if recordings.isEmpty { return harness.output("no store has recorded anything") }
    try SafeFile.makeFolder(folder.path)
    for (store, text) in recordings.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent("\(store).jsonl")
      if isSomethingElse(file) {
        throw Obstacle(
          errorDescription:
            "\(file.lastPathComponent) is there, and is no recording. Name another folder with -o."
        )
      }
      try SafeFile.replace(file.path, with: Array(text.utf8))
      let lines = text.split(separator: "\n").count
      harness.output("\(file.path): \(English.counted(lines, "line"))")
    }
  }
}
