import StorePersistence

/// Stores the clips in a file, which stays whole after a kill or a power cut.
///
/// A file that can't be read is not overwritten: it is tried again with the next change, which then adds to
/// what it holds.
final class ClipFile: ClipStorage {
  private(set) var clips: Set<Recipe.ID> = []
  private let file: WatchedFile<[Recipe.ID]>
  /// Whether it is known what earlier runs have stored.
  private var isRead = false

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - path: The file's path; its folder must exist.
  ///   - files: The file system.
  ///   - report: Called with each later error.
  /// - Throws: ``StateFileError/inUse(path:)`` when another process has it open.
  init(
    path: String,
    files: any StateFileSystem,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    file = try WatchedFile(path: path, files: files, report: report)
    read()
  }

  func keep(_ clips: Set<Recipe.ID>) {
    self.clips = clips
    if !isRead { read() }
    // A file that still can't be read refuses to be overwritten.
    _ = file.save(self.clips.sorted())
  }

  private func read() {
    let kept: [Recipe.ID]?
    (kept, isRead) = file.load()
    clips.formUnion(kept ?? [])
  }
}
