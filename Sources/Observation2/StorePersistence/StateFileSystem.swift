/// What a state's file needs of a file system; a seam, so that tests can see the order of the steps
/// and let each of them fail.
public protocol StateFileSystem: AnyObject {
  /// The bytes of a file; `nil` if there is none.
  func read(_ path: String) throws(StateFileError) -> [UInt8]?

  /// Whether something has this name, be it a link that points nowhere.
  func exists(_ path: String) throws(StateFileError) -> Bool

  /// Where a path leads: to itself, unless there is a link.
  ///
  /// A file that is put in a link's place would part it from what other names of the file lead to, and
  /// who opens it by another name would take another lock.
  func destination(of path: String) throws(StateFileError) -> String

  /// Makes a new file of these bytes, for this user alone; what has its name is removed first and
  /// never written through.
  func write(_ bytes: [UInt8], to path: String) throws(StateFileError)

  /// Returns when the file's bytes are on the disk.
  func sync(_ path: String) throws(StateFileError)

  /// Gives a file another name, atomically in the place of what has that name.
  func rename(_ path: String, to other: String) throws(StateFileError)

  /// Returns when the names in the file's folder are on the disk.
  func syncFolder(of path: String) throws(StateFileError)

  /// Removes a file, if it is there.
  func remove(_ path: String) throws(StateFileError)

  /// Takes a lock that no other process can take until it is let go of, or this process ends.
  ///
  /// - Throws: ``StateFileError/inUse(path:)`` when somebody has it.
  func lock(_ path: String) throws(StateFileError) -> AnyObject

  /// Puts bytes into a file by these steps, and returns when they are on the disk; after all that
  /// ``replaceLater(_:with:then:)`` was given before.
  func replace(_ path: String, with bytes: [UInt8]) throws(StateFileError)

  /// Puts bytes into a file without keeping the main actor waiting, each after those before, and says
  /// there how it ended.
  @MainActor
  func replaceLater(
    _ path: String,
    with bytes: [UInt8],
    then finish: @escaping @MainActor (StateFileError?) -> Void
  )
}

extension StateFileSystem {
  /// Whether the file can be read.
  public func exists(_ path: String) throws(StateFileError) -> Bool {
    try read(path) != nil
  }

  /// The path itself, for file systems without links.
  public func destination(of path: String) throws(StateFileError) -> String { path }

  /// Puts bytes into a file on the spot: writes them beside it, brings them to the disk, puts them in
  /// its place, and brings the folder to the disk.
  ///
  /// What the file held before is intact when a step fails (all but the last).
  public func replaceNow(_ path: String, with bytes: [UInt8]) throws(StateFileError) {
    let aside = path + ".new"
    do throws(StateFileError) {
      try write(bytes, to: aside)
      try sync(aside)
      try rename(aside, to: path)
    } catch {
      // What failed is what has to be known; a leftover is removed next time.
      try? remove(aside)
      throw error
    }
    try syncFolder(of: path)
  }

  /// Saves on the spot.
  public func replace(_ path: String, with bytes: [UInt8]) throws(StateFileError) {
    try replaceNow(path, with: bytes)
  }

  /// Saves on the spot, for file systems that do not wait for a disk.
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
