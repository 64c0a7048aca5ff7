package import Dispatch
import Foundation
import SafeFiles

/// The file system of the machine.
///
/// Saves run on a queue of its own, one after the other, so that only the caller of
/// ``replace(_:with:)`` waits for the disk.
public final class DiskFileSystem: StateFileSystem, Sendable {
  /// The largest file that is read or written, in bytes: 256 MiB.
  ///
  /// A larger file is refused with ``StateFileError/tooLarge(path:limit:)`` before it is read, and so is a larger value
  /// before it is written.
  public static let largestFile = 256 << 20

  private let queue: DispatchQueue
  private let limit: Int

  /// Creates the file system.
  public convenience init() {
    self.init(queue: DispatchQueue(label: "StorePersistence.DiskFileSystem", qos: .utility))
  }

  /// Creates the file system with a serial queue for its saves, and the largest file.
  package init(queue: DispatchQueue, limit: Int = largestFile) {
    (self.queue, self.limit) = (queue, limit)
  }

  /// The bytes of a file; `nil` if there is none.
  ///
  /// - Throws: ``StateFileError`` for a link, a pipe, a device, and a file beyond ``largestFile``.
  public func read(_ path: String) throws(StateFileError) -> [UInt8]? {
    try StateFilePath.check(path)
    do throws(SafeFileError) {
      return try SafeFile.read(path, limit: limit, followsLinks: false)
    } catch {
      switch error {
      case .linked(_, let link): throw .linked(path: path, link: link)
      case .tooLarge: throw .tooLarge(path: path, limit: limit)
      case .folder: throw .system(.read, path: path, code: EISDIR)
      case .system(_, _, let code): throw .system(.read, path: path, code: code)
      default: throw .noFile(path: path)
      }
    }
  }

  /// Returns whether a file, folder or link has this name.
  public func exists(_ path: String) throws(StateFileError) -> Bool {
    try StateFilePath.check(path)
    var status = stat()
    let result = lstat(path, &status)
    if result < 0, errno == ENOENT { return false }
    try check(result, .read, path)
    return true
  }

  /// Makes the path absolute, and follows links to its folder: a link to another folder later moves neither the file
  /// nor its lock.
  ///
  /// - Throws: ``StateFileError/linked(path:link:)`` for a path that is a link, or leads through one in the current
  ///   folder, and ``StateFileError/invalidPath(path:reason:)`` for one that names no file.
  public func destination(of path: String) throws(StateFileError) -> String {
    let absolute = try StateFilePath.absolute(path)
    // An app's own folder may lie behind a link in a home that is a checkout.
    if let link = SafeFile.link(in: path, marks: []) {
      throw .linked(path: absolute, link: link == path ? absolute : link)
    }
    if isFolder(absolute) { throw .invalidPath(path: absolute, reason: "it is a folder") }
    return withoutLinkedFolder(absolute)
  }

  /// Makes a file that only this user can read.
  public func write(_ bytes: [UInt8], to path: String) throws(StateFileError) {
    try StateFilePath.check(path)
    if bytes.count > limit { throw .tooLarge(path: path, limit: limit) }
    let result = unlink(path)
    if result < 0, errno != ENOENT { try check(result, .write, path) }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = open(path, flags, 0o600)
    try check(file, .write, path)
    defer { close(file) }
    if !SafeFile.write(bytes, to: file) { throw .system(.write, path: path, code: errno) }
  }

  /// Flushes to the disk itself where the system distinguishes it from its cache.
  public func sync(_ path: String) throws(StateFileError) {
    try StateFilePath.check(path)
    try sync(path, flags: O_RDWR | O_NOFOLLOW, .sync)
  }

  /// Renames.
  public func rename(_ path: String, to other: String) throws(StateFileError) {
    try StateFilePath.check(path)
    try StateFilePath.check(other)
    try check(Foundation.rename(path, other), .rename, path)
  }

  /// Flushes the folder's entries to the disk.
  public func syncFolder(of path: String) throws(StateFileError) {
    try StateFilePath.check(path)
    try sync(folder(of: path), flags: O_RDONLY, .syncFolder)
  }

  /// Removes a file, if it is there.
  public func remove(_ path: String) throws(StateFileError) {
    try StateFilePath.check(path)
    let result = unlink(path)
    if result < 0, errno == ENOENT { return }
    try check(result, .remove, path)
  }

  /// Takes a lock of the system, which releases it when the process ends in any way.
  public func lock(_ path: String) throws(StateFileError) -> AnyObject {
    try StateFilePath.check(path)
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let file = open(path, flags, 0o600)
    try check(file, .lock, path)
    let held = OpenFile(file)
    if flock(file, LOCK_EX | LOCK_NB) < 0 {
      if errno == EWOULDBLOCK { throw .inUse(path: path) }
      throw .system(.lock, path: path, code: errno)
    }
    return held
  }

  /// Saves, after the saves begun before.
  public func replace(_ path: String, with bytes: [UInt8]) throws(StateFileError) {
    if let failure = queue.sync(execute: { failureOfReplacing(path, with: bytes) }) {
      throw failure
    }
  }

  /// Saves on the queue.
  @MainActor
  public func replaceLater(
    _ path: String,
    with bytes: [UInt8],
    then finish: @escaping @MainActor (StateFileError?) -> Void
  ) {
    queue.async {
      let failure = self.failureOfReplacing(path, with: bytes)
      Task { await finish(failure) }
    }
  }

  /// The path of a file in the folder that its folder's path leads to; the same path if there is no such folder.
  private func withoutLinkedFolder(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
      let real = realpath(folder(of: path), nil)
    else { return path }
    defer { free(real) }
    let name = String(path[path.utf8.index(after: slash)...])
    let folder = String(cString: real)
    return folder == "/" ? "/" + name : folder + "/" + name
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private func sync(
    _ path: String,
    flags: Int32,
    _ step: StateFileError.Step
  ) throws(StateFileError) {
    let file = open(path, flags | O_CLOEXEC)
    try check(file, step, path)
    defer { close(file) }
    #if canImport(Darwin)
    if fcntl(file, F_FULLFSYNC) == 0 { return }
    #endif
    try check(fsync(file), step, path)
  }

  private func check(
    _ result: Int32,
    _ step: StateFileError.Step,
    _ path: String
  ) throws(StateFileError) {
    if result < 0 { throw .system(step, path: path, code: errno) }
  }
}

/// Closes a file, and so releases its lock, when it is deallocated.
private final class OpenFile {
  private let file: Int32

  init(_ file: Int32) {
    self.file = file
  }

  deinit {
    // Closing alone is not enough: a process being spawned right now shares the open file until it
    // runs.
    flock(file, LOCK_UN)
    close(file)
  }
}
