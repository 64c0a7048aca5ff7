import StorePersistence

/// Files in memory that note each step and let chosen ones fail.
final class ScriptedFileSystem: StateFileSystem {
  private final class Held {}

  var files: [String: [UInt8]] = [:]
  var faults: [StateFileError.Step: Int32] = [:]
  private(set) var steps: [String] = []
  private weak var holder: Held?

  func read(_ path: String) throws(StateFileError) -> [UInt8]? {
    try fail(.read, path)
    return files[path]
  }

  func write(_ bytes: [UInt8], to path: String) throws(StateFileError) {
    steps.append("write \(path)")
    // As on a full disk: some of it is there already.
    files[path] = Array(bytes.prefix(bytes.count / 2))
    try fail(.write, path)
    files[path] = bytes
  }

  func sync(_ path: String) throws(StateFileError) {
    steps.append("sync \(path)")
    try fail(.sync, path)
  }

  func rename(_ path: String, to other: String) throws(StateFileError) {
    steps.append("rename \(path) to \(other)")
    try fail(.rename, path)
    files[other] = files.removeValue(forKey: path)
  }

  func syncFolder(of path: String) throws(StateFileError) {
    steps.append("sync folder of \(path)")
    try fail(.syncFolder, path)
  }

  func remove(_ path: String) throws(StateFileError) {
    steps.append("remove \(path)")
    files[path] = nil
  }

  func lock(_ path: String) throws(StateFileError) -> AnyObject {
    if holder != nil { throw .inUse(path: path) }
    let held = Held()
    holder = held
    return held
  }

  private func fail(_ step: StateFileError.Step, _ path: String) throws(StateFileError) {
    if let code = faults[step] { throw .system(step, path: path, code: code) }
  }
}
