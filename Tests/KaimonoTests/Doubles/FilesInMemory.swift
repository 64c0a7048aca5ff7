import StorePersistence

/// A file system in memory, whose steps can be made to fail.
final class FilesInMemory: StateFileSystem {
  var contents: [String: [UInt8]] = [:]
  var failing: StateFileError.Step?
  /// Called before each step; returns whether it fails.
  var isFailing: ((StateFileError.Step) -> Bool)?
  var reports: [StateFileError] = []

  func read(_ path: String) throws(StateFileError) -> [UInt8]? {
    try step(.read, path)
    return contents[path]
  }

  func write(_ bytes: [UInt8], to path: String) throws(StateFileError) {
    try step(.write, path)
    contents[path] = bytes
  }

  func sync(_ path: String) throws(StateFileError) {
    try step(.sync, path)
  }

  func rename(_ path: String, to other: String) throws(StateFileError) {
    try step(.rename, path)
    contents[other] = contents.removeValue(forKey: path)
  }

  func syncFolder(of path: String) throws(StateFileError) {
    try step(.syncFolder, path)
  }

  func remove(_ path: String) throws(StateFileError) {
    try step(.remove, path)
    contents[path] = nil
  }

  func lock(_ path: String) throws(StateFileError) -> AnyObject {
    try step(.lock, path)
    return self
  }

  private func step(_ step: StateFileError.Step, _ path: String) throws(StateFileError) {
    if step == failing || isFailing?(step) == true { throw .system(step, path: path, code: 28) }
  }
}
