import Foundation

/// An error of a state's file, with its place.
public enum StateFileError: Error, Equatable, CustomStringConvertible {
  /// A step of reading or writing.
  public enum Step: String, Sendable {
    /// Reading the file.
    case read
    /// Writing the new value beside the file.
    case write
    /// Flushing the new value to the disk.
    case sync
    /// Renaming the new value to the file.
    case rename
    /// Flushing the folder to the disk, and the new name with it.
    case syncFolder
    /// Removing a leftover.
    case remove
    /// Taking the lock.
    case lock
  }

  /// The system refused a step, with its error number; the former value is intact.
  case system(Step, path: String, code: Int32)
  /// Another process, or another part of this one, has the file open.
  case inUse(path: String)
  /// The path can't name a file: it is empty, ends in a slash, has a NUL, begins with `~`, or leads to
  /// a folder.
  case invalidPath(path: String, reason: String)
  /// The file's name belongs to a pipe, a device or the like, which was left alone.
  case noFile(path: String)
  /// The path is a symbolic link, or a folder in it is one that the file's owner may not have made.
  case linked(path: String, link: String)
  /// The file has more bytes than are read of it, or the value more than are written.
  case tooLarge(path: String, limit: Int)
  /// The file can't be read as a value; it was kept under another name.
  case damaged(path: String, keptAs: String, reason: String)
  /// The file is of a version that this program does not know; it was kept under another name.
  case newer(path: String, version: Int, keptAs: String)
  /// The value can't be encoded; the former value is intact.
  case notEncodable(path: String, reason: String)

  /// The error, its place and the remedy.
  public var description: String {
    switch self {
    case .system(.lock, let path, let code):
      "\(path): lock failed: \(String(cString: strerror(code))). The file is not open."
    case .system(let step, let path, let code):
      """
      \(path): \(step.rawValue) failed: \(String(cString: strerror(code))). The value stored \
      before is intact; it is tried again with the next change or flush.
      """
    case .inUse(let path):
      """
      \(path) is in use: another process has the file open, or another StateFile of this one. Quit the \
      process, let the other StateFile go, or use a file of its own.
      """
    case .invalidPath(let path, let reason):
      "\(path.debugDescription) is not the path of a file: \(reason). The file is not open."
    case .noFile(let path):
      "\(path) is no file, but a pipe, a device or the like. It is left alone: use a path of its own."
    case .linked(let path, let link):
      """
      \(path == link ? path : "\(link), a folder of \(path),") is a symbolic link, which may lead anywhere. The \
      file is left alone. Remove the link, or use the path that it leads to.
      """
    case .tooLarge(let path, let limit):
      """
      \(path) has more than \(limit) bytes, the most that are read or written. The value stored before is intact: \
      store less in one file.
      """
    case .damaged(let path, let keptAs, let reason):
      "\(path) is damaged (\(reason)). It was kept as \(keptAs); the default is used instead."
    case .newer(let path, let version, let keptAs):
      """
      \(path) is of version \(version), which this program does not know. It was kept as \
      \(keptAs); the default is used instead. Update the program to read it.
      """
    case .notEncodable(let path, let reason):
      "The value for \(path) can't be encoded: \(reason). The value stored before is intact."
    }
  }
}
