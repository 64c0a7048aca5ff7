import Foundation

/// A file system in memory: for tests, for previews, and for an app that flows play, whose files outlive
/// its stop as a phone's do.
///
/// ```swift
/// let files = MemoryFileSystem()
/// let file = try StateFile<Cart>(path: "cart", files: files) { _ in }
/// file.save(cart)
/// // files.contents["cart"] is what a disk would hold
/// ```
///
/// It has no folders and no links: a path is a name. A saved value is in ``contents`` when the call
/// returns. Each step can be made to fail, as it may on a disk:
///
/// ```swift
/// files.fault = { step, _ in step == .write ? ENOSPC : nil }
/// ```
///
/// Confined like a store: it stays in the isolation domain that made it.
public final class MemoryFileSystem: StateFileSystem {
  /// A lock, which is free again once nobody retains it.
  private final class Held {}

  private struct Holder {
    weak var held: Held?
  }

  /// The bytes of each file, by its path.
  public var contents: [String: [UInt8]]

  /// Called before each step, with its path (the old one of a renamed file); returns the system's error
  /// number for a step that is to fail, or `nil`.
  ///
  /// A `write` that fails leaves half of the bytes, as on a full disk; any other step changes nothing.
  public var fault: (StateFileError.Step, String) -> Int32? = { _, _ in nil }

  private var holders: [String: Holder] = [:]

  /// Creates a file system that holds these files.
  public init(_ contents: [String: [UInt8]] = [:]) {
    self.contents = contents
  }

  /// The bytes of a file; `nil` if there is none.
  public func read(_ path: String) throws(StateFileError) -> [UInt8]? {
    try begin(.read, path)
    return contents[path]
  }

  /// Makes a file of these bytes in the place of what has its name.
  public func write(_ bytes: [UInt8], to path: String) throws(StateFileError) {
    contents[path] = Array(bytes.prefix(bytes.count / 2))
    try begin(.write, path)
    contents[path] = bytes
  }

  /// Does nothing, unless it fails.
  public func sync(_ path: String) throws(StateFileError) {
    try begin(.sync, path)
  }

  /// Gives a file another name, in the place of what has that name.
  ///
  /// - Throws: ``StateFileError/system(_:path:code:)`` with `ENOENT` when there is no such file, as a
  ///   disk does; nothing has changed then.
  public func rename(_ path: String, to other: String) throws(StateFileError) {
    try begin(.rename, path)
    guard let bytes = contents.removeValue(forKey: path) else {
      throw .system(.rename, path: path, code: ENOENT)
    }
    contents[other] = bytes
  }

  /// Does nothing, unless it fails.
  public func syncFolder(of path: String) throws(StateFileError) {
    try begin(.syncFolder, path)
  }

  /// Removes a file, if it is there.
  public func remove(_ path: String) throws(StateFileError) {
    try begin(.remove, path)
    contents[path] = nil
  }

  /// Takes a lock that lasts for as long as the returned object is retained.
  ///
  /// - Throws: ``StateFileError/inUse(path:)`` when somebody has it.
  public func lock(_ path: String) throws(StateFileError) -> AnyObject {
    try begin(.lock, path)
    if holders[path]?.held != nil { throw .inUse(path: path) }
    let held = Held()
    holders[path] = Holder(held: held)
    return held
  }

  /// Releases all locks, as the end of a process does: call it before the next run of an app opens its
  /// files while a part of the last run is still in memory.
  public func unlockAll() {
    holders = [:]
  }

  private func begin(_ step: StateFileError.Step, _ path: String) throws(StateFileError) {
    if let code = fault(step, path) { throw .system(step, path: path, code: code) }
  }
}

@available(*, unavailable)
extension MemoryFileSystem: Sendable {}
