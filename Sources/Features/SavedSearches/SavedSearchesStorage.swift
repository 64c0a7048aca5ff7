package import StorePersistence

/// Where an installation stores the feature's data.
@MainActor
package struct SavedSearchesStorage: FileStorage {
  /// The stored data.
  package struct Contents: Equatable {
    let searches: SavedSearchList?
  }

  package let searches: any SavedSearchStorage

  /// The stored data, as the process has it in memory.
  package var contents: Contents { Contents(searches: searches.list) }

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
    searches = try SavedSearchFile(path: folder + "/saved-searches", files: files, report: report)
  }
}
