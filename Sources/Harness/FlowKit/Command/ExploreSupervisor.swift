import FlowEngine
import FlowFormat
import FlowHunt
import Foundation

/// Runs an exploration in a process of its own, and goes on if the app ends it.
@MainActor
struct ExploreSupervisor {
  /// After so many crashes the exploration ends.
  private static let mostCrashes = 5

  private let folder: ExploreFolder
  private let harness: HarnessCommand

  init(_ folder: ExploreFolder, _ harness: HarnessCommand) {
    (self.folder, self.harness) = (folder, harness)
  }

  /// Explores.
  ///
  /// - Parameter arguments: The command line of this process.
  /// - Returns: The exit status.
  /// - Throws: Why a process can't be started, or a file can't be written.
  func run(_ arguments: [String]) async throws -> HarnessStatus {
    var avoided: [[String]] = []
    while true {
      var words = arguments + ["--in-process"]
      if !avoided.isEmpty {
        try folder.write(avoided: avoided)
        words += ["--avoid", folder.url(ExploreFolder.avoided).path]
      }
      switch try ChildProcess.run(words) {
      case .exited(let status):
        folder.removeNotes()
        let own = HarnessStatus(rawValue: status) ?? .bug
        return avoided.isEmpty || own == .unusable ? own : .failed
      case .killed where FlowInterruption.isAsked && !folder.hasBegun:
        // It was not ready yet to end by itself.
        folder.removeNotes()
        harness.errorOutput(
          "\(harness.name): The exploration \(FlowInterruption.reason) at its beginning."
        )
        return .failed
      case .killed(let signal):
        let advice = "explore again, with less depth or a smaller budget if it was that."
        return harness.refuse("\(ChildEnding.sentence(killedBy: signal, advice))")
      case .crashed: break
      }
      let lines = try folder.currentLines()
      await tell(lines)
      if lines.isEmpty || avoided.contains(lines) || avoided.count + 1 == Self.mostCrashes
        || FlowInterruption.isAsked
      {
        folder.removeNotes()
        return .failed
      }
      avoided.append(lines)
    }
  }

  /// Looks for the shortest steps of a crash, and says where they are.
  private func tell(_ lines: [String]) async {
    // The process has ended in the middle of its line of progress.
    harness.terminal.clearLine()
    let replay = CrashReplay(FlowExplorer.script, at: folder.newCrash)
    harness.output(await replay.report(lines.map { WalkStep(line: $0) }))
  }
}
