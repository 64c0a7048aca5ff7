import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation

/// Plays flows, and plays them again whenever one of their files has changed, until the process is ended.
@MainActor
struct FlowWatch {
  /// The time between two looks at the files.
  private static let interval = Duration.milliseconds(300)

  private let options: HarnessArguments
  private let paths: [String]
  private let harness: HarnessCommand

  init(_ options: HarnessArguments, _ paths: [String], in harness: HarnessCommand) {
    (self.options, self.paths, self.harness) = (options, paths, harness)
  }

  /// Plays the flows until the task is cancelled.
  ///
  /// - Returns: The status of the last run.
  func run() async -> HarnessStatus {
    while true {
      let session = FlowSession(options, paths, in: harness, within: options.limits)
      let before = state(of: session.player)
      let status = await session.run()
      harness.output("\nwaiting for a change; Ctrl-C ends")
      repeat {
        do {
          try await Task.sleep(for: Self.interval)
        } catch {
          return status
        }
      } while state(of: session.player) == before
    }
  }

  /// Returns the date of the last change by path: of the flows, the files that they run, and the folders.
  private func state(of player: FlowPlayer) -> [ExactText: Date?] {
    let folders = paths.flatMap { FileManager.default.subpathsOfDirectory($0) }
    let collection = player.collection
    let read = Array(collection.filesByPath.keys) + Array(collection.incompleteByPath.keys)
    let files = paths + folders + read.map(\.text) + player.errors.map(\.file)
    var state: [ExactText: Date?] = [:]
    for file in files {
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      state[ExactText(file)] = attributes?[.modificationDate] as? Date
    }
    return state
  }
}

extension FileManager {
  /// Returns the paths of all files and folders in a folder, at any depth; none if it is no folder.
  fileprivate func subpathsOfDirectory(_ path: String) -> [String] {
    ((try? subpathsOfDirectory(atPath: path)) ?? []).map { "\(path)/\($0)" }
  }
}
