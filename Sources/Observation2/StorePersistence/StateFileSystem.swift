/// The operations that a state's file needs of a file system; a seam, so that tests can see the
/// order of the steps and let each of them fail.
public protocol StateFileSystem: AnyObject {
  /// The bytes of a file; `nil` if there is none.
  func read(_ path: String) throws(StateFileError) -> [UInt8]?

  /// Returns whether a file, folder or link has this name, even a link without a target.
  func exists(_ path: String) throws(StateFileError) -> Bool

  /// The absolute path of a file, checked.
  ///
  /// A relative path would lead to another file when the process changes its folder. A link is refused: it may lead to
  /// a file of another owner, and opening the file by another name would take another lock.
  func destination(of path: String) throws(StateFileError) -> String

  /// Makes a new file of these bytes, for this user alone; an existing file of that name is removed
  /// first and never written through.
  func write(_ bytes: [UInt8], to path: String) throws(StateFileError)

  /// Returns when the file's bytes are on the disk.
  func sync(_ path: String) throws(StateFileError)

  /// Renames a file, atomically replacing a file of the new name.
  func rename(_ path: String, to other: String) throws(StateFileError)

  /// Returns when the names in the file's folder are on the disk.
  func syncFolder(of path: String) throws(StateFileError)

  /// Removes a file, if it is there.
  func remove(_ path: String) throws(StateFileError)

  /// Takes a lock that no other process can take until it is released, or this process ends.
  ///
  /// - Throws: ``StateFileError/inUse(path:)`` if the lock is taken.
  func lock(_ path: String) throws(StateFileError) -> AnyObject

  /// Replaces a file's bytes by these steps, and returns when they are on the disk, after all
  /// earlier calls of ``replaceLater(_:with:then:)``.
  func replace(_ path: String, with bytes: [UInt8]) throws(StateFileError)

  /// Replaces a file's bytes without keeping the main actor waiting, one call after the other, and
  /// reports the outcome on the main actor.
  @MainActor
  func replaceLater(
    _ path: String,
    with bytes: [UInt8],
    then finish: @escaping @MainActor (StateFileError?) -> Void
  )
}

extension StateFileSystem {
  /// Returns whether the file can be read.
  public func exists(_ path: String) throws(StateFileError) -> Bool {
    try read(path) != nil
  }

  /// The path itself, for file systems without links.
  public func destination(of path: String) throws(StateFileError) -> String { path }

  /// Replaces a file's bytes at once: writes them beside it, flushes them to the disk, renames them
  /// to the file, and flushes the folder to the disk.
  ///
  /// The former content is intact when a step fails (all but the last).
  public func replaceNow(_ path: String, with bytes: [UInt8]) throws(StateFileError) {
    let aside = path + ".new"
    do throws(StateFileError) {
      try write(bytes, to: aside)
      try sync(aside)
      try rename(aside, to: path)
    } catch {
      // The caller needs the first error; a leftover is removed next time.
      try? remove(aside)
      throw error
    }
    try syncFolder(of: path)
  }

  /// Saves at once.
  public func replace(_ path: String, with bytes: [UInt8]) throws(StateFileError) {
    try replaceNow(path, with: bytes)
  }

  /// Saves at once, for file systems that do not wait for a disk.
  @MainActor
  public func replaceLater(
    _ path: String,
    with bytes: [UInt8],
    then finish: @escaping @MainActor (StateFileError?) -> Void
  ) {
    finish(failureOfReplacing(path, with: bytes))
  }

  func failureOfReplacing(_ path: String, with bytes: [UInt8]) -> StateFileError? {
    do throws(StateFileError) {
      try replaceNow(path, with: bytes)
      return nil
    } catch {
      return error
    }
  }
}
