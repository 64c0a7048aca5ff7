package import Dispatch
import Foundation

/// The file system of the machine.
///
/// Saves run on a queue of its own, one after the other, so that only the caller of
/// ``replace(_:with:)`` waits for the disk.
public final class DiskFileSystem: StateFileSystem, Sendable {
  private let queue: DispatchQueue

  /// Creates the file system.
  public convenience init() {
    self.init(queue: DispatchQueue(label: "StorePersistence.DiskFileSystem", qos: .utility))
  }

  /// Creates the file system with a serial queue for its saves.
  package init(queue: DispatchQueue) {
    self.queue = queue
  }

  /// The bytes of a file; `nil` if there is none.
  public func read(_ path: String) throws(StateFileError) -> [UInt8]? {
    try StateFilePath.check(path)
    // Non-blocking, so that a pipe does not wait for a writer.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if file < 0, errno == ENOENT { return nil }
    try check(file, .read, path)
    defer { close(file) }
    var status = stat()
    try check(fstat(file, &status), .read, path)
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR else { throw .noFile(path: path) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      try check(Int32(clamping: count), .read, path)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
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

  /// Makes the path absolute, and follows links of the file's name and then of its folder: a link to another
  /// folder later moves neither the file nor its lock.
  ///
  /// - Throws: ``StateFileError/invalidPath(path:reason:)`` for a path that can't name a file, or that
  ///   leads to a folder.
  public func destination(of path: String) throws(StateFileError) -> String {
    var path = try StateFilePath.absolute(path)
    for _ in 0..<Self.mostLinks {
      guard let target = try target(of: path) else {
        if isFolder(path) { throw .invalidPath(path: path, reason: "it is a folder") }
        return withoutLinkedFolder(path)
      }
      let isAbsolute = target.utf8.first == UInt8(ascii: "/")
      path = isAbsolute ? target : folder(of: path) + "/" + target
    }
    throw .system(.read, path: path, code: ELOOP)
  }

  /// Makes a file that only this user can read.
  public func write(_ bytes: [UInt8], to path: String) throws(StateFileError) {
    try StateFilePath.check(path)
    let result = unlink(path)
    if result < 0, errno != ENOENT { try check(result, .write, path) }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = open(path, flags, 0o600)
    try check(file, .write, path)
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      try check(Int32(clamping: count), .write, path)
      rest = rest.dropFirst(count)
    }
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
    let file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
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

  /// The number of links that systems usually follow.
  private static let mostLinks = 40

  /// Returns the target of a link, if the path is one.
  private func target(of path: String) throws(StateFileError) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    // Not a link, or not there.
    if count < 0, errno == EINVAL || errno == ENOENT { return nil }
    try check(Int32(clamping: count), .read, path)
    return String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
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
