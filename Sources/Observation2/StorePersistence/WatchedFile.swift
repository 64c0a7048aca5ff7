/// A file of which it is known whether the last reading and the last saving came to what they should.
@MainActor
package final class WatchedFile<Value: Codable> {
  private let file: StateFile<Value>
  private let issues: Issues

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - path: The file's path; its folder must exist.
  ///   - files: The file system.
  ///   - report: Called with each later error.
  /// - Throws: ``StateFileError/inUse(path:)`` when another process has it open.
  package init(
    path: String,
    files: any StateFileSystem,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    let issues = Issues()
    self.issues = issues
    file = try StateFile(path: path, files: files) { issue in
      issues.add(issue)
      report(issue)
    }
  }

  /// Reads the file.
  ///
  /// - Returns: What it holds, if anything, and whether that is known: a damaged file is set aside and
  ///   counts as read; an unreadable one may be readable later.
  package func load() -> (value: Value?, isRead: Bool) {
    issues.isBroken = false
    let value = file.load()
    return (value, !issues.isBroken)
  }

  /// Stores a value; returns whether it has certainly reached the disk.
  package func save(_ value: Value) -> Bool {
    issues.isUnchanged = false
    return file.save(value)
  }

  /// Whether the file certainly holds what it held before the last saving, which has failed.
  package var isUnchanged: Bool { issues.isUnchanged }

  /// Removes the file; returns whether it is gone.
  package func remove() -> Bool { file.remove() }

  /// Collects the file's errors since its flags were last reset.
  @MainActor
  private final class Issues {
    /// Whether the file could not be read or changed.
    var isBroken = false
    var isUnchanged = false

    func add(_ issue: StateFileError) {
      switch issue {
      // The damaged file was set aside, or the new one is in place but perhaps not safe on disk.
      case .damaged, .newer, .system(.syncFolder, _, _): break
      // A failed rename may have been made all the same: POSIX says so of EIO.
      case .system(.rename, _, _): isBroken = true
      default: (isBroken, isUnchanged) = (true, true)
      }
    }
  }
}
