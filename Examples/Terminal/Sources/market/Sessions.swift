import Foundation
import MarketSimulation

/// What the app's stores record, in a folder: a flow goes on from a file of it with `replay`.
@MainActor
struct Sessions {
  private let folder: URL

  /// - Parameter folder: The folder; it is made if it is not there.
  /// - Throws: Why it can't be made.
  init(folder: String) throws {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    // What can't be written is said before somebody has done all that.
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
  }

  /// Writes what the stores have recorded so far, each into a file of its name.
  func write(of app: MarketApp) throws {
    for (store, text) in app.recordings {
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(store).jsonl"))
    }
  }
}
