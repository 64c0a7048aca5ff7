import Foundation

/// Plays flows, and plays them again whenever one of their files has changed, until the process is ended.
@MainActor
struct FlowWatch {
  /// How long nothing is looked at.
  private static let interval = Duration.milliseconds(300)

  private let options: HarnessArguments
  private let paths: [String]
  private let harness: HarnessCommand

  init(_ options: HarnessArguments, _ paths: [String], in harness: HarnessCommand) {
    (self.options, self.paths, self.harness) = (options, paths, harness)
  }

  /// Plays.
  ///
  /// - Returns: The status of the last run, when the task is cancelled.
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

  /// When the files were changed, and which there are: of the flows, of those that they run, and of the folders.
  private func state(of player: FlowPlayer) -> [String: Date?] {
    let folders = paths.flatMap { FileManager.default.subpathsOfDirectory($0) }
    let files =
      paths + folders + player.collection.filesByPath.keys
      + player.collection.incompleteByPath.keys + player.errors.map(\.file)
    var state: [String: Date?] = [:]
    for file in files {
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      state[file] = attributes?[.modificationDate] as? Date
    }
    return state
  }
}

extension FileManager {
  /// The paths of what a folder holds, at any depth; none if it is no folder.
  fileprivate func subpathsOfDirectory(_ path: String) -> [String] {
    ((try? subpathsOfDirectory(atPath: path)) ?? []).map { "\(path)/\($0)" }
  }
}
