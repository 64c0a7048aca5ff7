/// A file that says whether its last reading and its last saving went well.
///
/// A feature stores what must not be lost in it, such as an order that was sent. After a failed saving
/// ``isUnchanged`` tells whether the old content is certainly there, so that the feature can go back to it.
///
/// ```swift
/// let file = try WatchedFile<[Order]>(path: "orders", files: files, report: report)
/// let (orders, isRead) = file.load()
/// guard isRead else { return showRetry() }
/// ```
@MainActor
public final class WatchedFile<Value: Codable> {
  private let file: StateFile<Value>
  private let issues: Issues

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - path: The file's path; its folder must exist.
  ///   - files: The file system.
  ///   - report: Called with each later error.
  /// - Throws: ``StateFileError/inUse(path:)`` when another process has it open.
  public init(
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
  /// - Returns: The value, if there is one, and a Boolean value that is `false` if the file may be readable later. A
  ///   damaged file is kept aside and counts as read.
  public func load() -> (value: Value?, isRead: Bool) {
    issues.isBroken = false
    let value = file.load()
    return (value, !issues.isBroken)
  }

  /// Stores a value; returns whether it has certainly reached the disk.
  public func save(_ value: Value) -> Bool {
    issues.isUnchanged = false
    return file.save(value)
  }

  /// A Boolean value that indicates whether the last saving failed and the old content is certainly there.
  public var isUnchanged: Bool { issues.isUnchanged }

  /// Removes the file; returns whether it is gone.
  public func remove() -> Bool { file.remove() }

  /// Collects the file's errors since its flags were last reset.
  @MainActor
  private final class Issues {
    /// The file could not be read or changed.
    var isBroken = false
    var isUnchanged = false

    func add(_ issue: StateFileError) {
      switch issue {
      // The damaged file was set aside, or the new one is in place but perhaps not safe on disk.
      case .damaged, .newer, .system(.syncFolder, _, _): break
      // A rename that fails may still have happened: POSIX says so of EIO.
      case .system(.rename, _, _): isBroken = true
      default: (isBroken, isUnchanged) = (true, true)
      }
    }
  }
}
