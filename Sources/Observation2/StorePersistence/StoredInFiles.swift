/// What a feature stores on a device, in files of a folder.
@MainActor
package protocol StoredInFiles {
  /// What is stored, with a part for each file.
  associatedtype Contents: Equatable

  /// What the process that has opened the files holds of them; the next process has to find the same.
  var contents: Contents { get }

  /// Opens the files. What it finds in them depends on their bytes alone.
  ///
  /// - Parameters:
  ///   - folder: The folder, which must exist.
  ///   - files: The file system.
  ///   - report: Called with each later error of the files.
  /// - Throws: ``StateFileError/inUse(path:)`` when another process has the folder.
  init(
    folder: String,
    files: any StateFileSystem,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError)
}
