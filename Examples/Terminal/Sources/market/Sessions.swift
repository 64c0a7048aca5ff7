import Foundation
import MarketSimulation

/// The recordings of the app's stores, in a folder.
///
/// A flow continues from one of its files with `replay`.
@MainActor
struct Sessions {
  private let folder: URL

  /// - Parameter folder: The folder. The initializer creates it if it is missing.
  /// - Throws: The reason why the folder can't be created.
  init(folder: String) throws {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    // The command reports a folder that it can't write before the person begins the session.
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
  }

  /// Writes what the stores have recorded so far, each into a file of its name.
  func write(of app: MarketApp) throws {
    for (store, text) in app.recordings {
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(store).jsonl"))
    }
  }
}
