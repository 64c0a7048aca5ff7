package import StorePersistence

/// Where an installation stores the feature's data.
@MainActor
package struct RecipesStorage: FileStorage {
  /// The stored data.
  package struct Contents: Equatable {
    let clips: Set<Recipe.ID>
  }

  package let clips: any ClipStorage

  /// The stored data as the process has it in memory.
  package var contents: Contents { Contents(clips: clips.clips) }

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
