/// What a state's file needs of a file system; a seam, so that tests can see the order of the steps
/// and let each of them fail.
public protocol StateFileSystem: AnyObject {
  /// The bytes of a file; `nil` if there is none.
  func read(_ path: String) throws(StateFileError) -> [UInt8]?

  /// Makes a file of these bytes, in the place of one that is there.
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
}
