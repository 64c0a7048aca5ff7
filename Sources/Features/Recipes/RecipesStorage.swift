package import StorePersistence

/// Where an installation stores the feature's data.
@MainActor
package struct RecipesStorage {
  let clips: any ClipStorage

  /// Stores everything in memory, so that it outlives a run of the app and not the process.
  package init() {
    clips = ClipMemory()
  }

  /// Stores everything in a folder, so that it outlives the process.
  ///
  /// - Parameters:
  ///   - folder: The folder, which must exist.
  ///   - files: The file system.
  ///   - report: Called with each error of the files.
  /// - Throws: ``/StorePersistence/StateFileError/inUse(path:)`` when another process has the folder.
  package init(
    folder: String,
    files: any StateFileSystem,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    clips = try ClipFile(path: folder + "/clips", files: files, report: report)
  }
}
