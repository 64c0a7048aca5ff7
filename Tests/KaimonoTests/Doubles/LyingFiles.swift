import StorePersistence

/// Files whose renames may be reported as failed although they were made, as POSIX allows for EIO.
final class LyingFiles: StateFileSystem {
  /// Whether the next rename is reported as failed.
  var lies: () -> Bool = { false }
  private let memory: MemoryFileSystem

  init(_ memory: MemoryFileSystem) {
    self.memory = memory
  }

  func rename(_ path: String, to other: String) throws(StateFileError) {
    try memory.rename(path, to: other)
    if lies() { throw .system(.rename, path: path, code: 5) }
  }

  func read(_ path: String) throws(StateFileError) -> [UInt8]? { try memory.read(path) }

  func write(_ bytes: [UInt8], to path: String) throws(StateFileError) {
    try memory.write(bytes, to: path)
  }

  func sync(_ path: String) throws(StateFileError) { try memory.sync(path) }

  func syncFolder(of path: String) throws(StateFileError) { try memory.syncFolder(of: path) }

  func remove(_ path: String) throws(StateFileError) { try memory.remove(path) }

  func lock(_ path: String) throws(StateFileError) -> AnyObject { try memory.lock(path) }
}
